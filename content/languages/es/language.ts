import type { LanguageFacts } from '#content/languages/language.ts';

export const spanish: LanguageFacts = {
  englishName: 'Spanish',
  locale: 'es',
  direction: 'ltr',
  quotes: ['«', '»'],
  emojiGroups: [
    'Caras',
    'Personas',
    '',
    'Animales y naturaleza',
    'Comida',
    'Lugares',
    'Actividades',
    'Objetos',
    'Símbolos',
    'Banderas',
  ],
  emojiRegion: 'es-mx',
  offices: {
    cares:
      'administracion asistencia ayuda confianza cuenta cuentas moderacion pagos privacidad seguridad soporte verificacion',
    bodies:
      'agente agentes central centro departamento equipo linea mesa oficial oficina personal servicio servicios tecnico',
    beside: 'cliente clientes comunidad miembros usuarios vivo linea',
    between: 'a al de del e el en la las los n y',
    whole:
      'atencionalcliente servicioalcliente atencioncliente equipomod equipodelacomunidad equipodereportes ' +
      'mensajedelsistema avisodelsistema alertadeseguridad avisodeseguridad cuentasuspendida cuentabloqueada ' +
      'protecciondedatos',
  },
};
