import { describe, expect, it } from 'vitest';
import { isPage, pageFrom } from './navigations.ts';

describe('A navigation', () => {
  const shell = async () => new Response('shell');
  const never = new Promise<Response>(() => undefined);

  it('A navigation shows the server’s page', async () => {
    expect(await (await pageFrom({ network: Promise.resolve(new Response('page')), shell })).text()).toBe('page');
  });

  it('A navigation shows the shell without a network, and on a connection that never responds', async () => {
    const broken = Promise.reject(new TypeError('Failed to fetch'));
    expect(await (await pageFrom({ network: broken, shell })).text()).toBe('shell');
    expect(await (await pageFrom({ network: never, shell, patienceMs: 1 })).text()).toBe('shell');
  });

  it('A navigation without a shell waits for the network, and fails when the network fails', async () => {
    const slow = new Promise<Response>((resolve) => void setTimeout(() => resolve(new Response('late')), 5));
    const none = async () => undefined;
    expect(await (await pageFrom({ network: slow, shell: none, patienceMs: 1 })).text()).toBe('late');
    await expect(pageFrom({ network: Promise.reject(new TypeError('gone')), shell: none })).rejects.toThrow('gone');
  });

  it('The app handles only the addresses of pages', () => {
    expect(['/', '/chat/1', '/u/ana', '/apiary', '/safety'].map(isPage)).toEqual(Array(5).fill(true));
    const others = ['/api/logout', '/api', '/ws', '/sw.js', '/icons/icon-192.png', '/safe/abc'];
    expect(others.map(isPage)).toEqual(Array(6).fill(false));
  });
});
