import { describe, expect, it } from 'vitest';
import { demoFirstNames, demoLastNames } from '#content/demo.ts';
import { readsAsOffice } from './offices.ts';

describe('names of offices', () => {
  it.each([
    'Safety Team',
    'Support Center',
    'Moderation Desk',
    'The Safety Team',
    'Trust & Safety',
    'Trust and Safety Team',
    'Team Safety',
    'safety-team',
    'SafetyTeam',
    'S a f e t y  T e a m',
    'Supp ort Cen ter',
    'Saf3ty T3am',
    '5upport C3nter',
    'Safety Team 2',
    'Safety Team01',
    'Ѕаfеtу Тeam',
    'Ｓａｆｅｔｙ Ｔｅａｍ',
    'Ana of the Support Team',
    'Customer Support',
    'Live Support',
    'Customer Care',
    'Account Verification',
    'Security Officer',
    'Equipo de Seguridad',
    'Centro de Ayuda',
    'Soporte Técnico',
    'Mesa de moderación',
    'Atención al cliente',
    'CentroDeAyuda',
    'Equipo de Soporte 24',
    'Mod Team',
    'The Mоd Team',
    'Security Alert',
    'Safety Alert 24/7',
    'Account Recovery',
    'System Message',
    'Mensaje del sistema',
    'Protección de Datos',
    'Community Manager',
  ])('"%s" reads as an office', (name) => {
    expect(readsAsOffice(name)).toBe(true);
  });

  it.each([
    'Grace Support',
    'Helper Bee',
    'Sentry',
    'Dream Team',
    'Hope Center',
    'Grief Support Group',
    'Safety Third',
    'Night Staff',
    'Community Garden Team',
    'Faith Trust',
    'Legal Eagles',
    'Team Owls',
    'Ayuda mutua',
    'Centro',
    'Robin',
    'Secret Agent',
    'Line Dancers',
    'Mesa Verde',
    'Security Blanket',
    'Helen Teamer',
    'The Mod Squad',
    'Community Garden',
    'Minecraft Mods',
    'Abuse Recovery',
    'System of a Down',
  ])('"%s" is an ordinary name', (name) => {
    expect(readsAsOffice(name)).toBe(false);
  });

  it('No name of a demo member reads as an office', () => {
    const firsts = Object.values(demoFirstNames).flat();
    const names = firsts.flatMap((first) => demoLastNames.map((last) => `${first} ${last}`));
    expect(names.filter(readsAsOffice)).toEqual([]);
  });
});
