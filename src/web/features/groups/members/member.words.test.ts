import { describe, expect, it } from 'vitest';
import { deedsOn } from './member.words.ts';

const a = (role: 'owner' | 'admin' | 'member', isSilenced = false) => ({
  role,
  isSilenced,
  hasLeft: false,
  isBanned: false,
});

describe('What one member may do to another', () => {
  it('The menu on a member offers nothing to members, and nothing on the owner', () => {
    expect(deedsOn('member', a('member'))).toEqual([]);
    expect(deedsOn('admin', a('owner'))).toEqual([]);
    expect(deedsOn('owner', a('owner'))).toEqual([]);
  });

  it('The member menu offers role changes to the owner alone', () => {
    expect(deedsOn('admin', a('admin'))).toEqual(['mute', 'remove', 'ban']);
    expect(deedsOn('owner', a('member'))).toEqual(['makeAdmin', 'handOver', 'mute', 'remove', 'ban']);
    expect(deedsOn('owner', a('admin'))).toEqual(['unmakeAdmin', 'handOver', 'mute', 'remove', 'ban']);
  });

  it('The menu of a banned former member offers the way back to the owner alone', () => {
    const gone = { ...a('member', true), hasLeft: true };
    expect(deedsOn('admin', gone)).toEqual(['inviteAgain', 'ban']);
    expect(deedsOn('owner', { ...gone, isBanned: true })).toEqual(['inviteAgain']);
    expect(deedsOn('admin', { ...gone, isBanned: true })).toEqual([]);
    expect(deedsOn('member', gone)).toEqual([]);
  });

  it('The menu on a member offers a muted member their voice back', () => {
    expect(deedsOn('admin', a('member', true))).toEqual(['unmute', 'remove', 'ban']);
  });
});
