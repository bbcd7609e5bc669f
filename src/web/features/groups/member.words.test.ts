import { describe, expect, it } from 'vitest';
import { calledIn, deedsOn, labelsOf } from './member.words.ts';

const a = (role: 'owner' | 'admin' | 'member', isSilenced = false) => ({ role, isSilenced });

describe('What one member may do to another', () => {
  it('Offers nothing to members, and nothing on the owner', () => {
    expect(deedsOn('member', a('member'))).toEqual([]);
    expect(deedsOn('admin', a('owner'))).toEqual([]);
    expect(deedsOn('owner', a('owner'))).toEqual([]);
  });

  it('Lets admins mute, remove and ban, and gives places to the owner alone', () => {
    expect(deedsOn('admin', a('admin'))).toEqual(['mute', 'remove', 'ban']);
    expect(deedsOn('owner', a('member'))).toEqual(['makeAdmin', 'handOver', 'mute', 'remove', 'ban']);
    expect(deedsOn('owner', a('admin'))).toEqual(['unmakeAdmin', 'handOver', 'mute', 'remove', 'ban']);
  });

  it('Offers a muted member their voice back', () => {
    expect(deedsOn('admin', a('member', true))).toEqual(['unmute', 'remove', 'ban']);
  });
});

describe('The words about a member', () => {
  it('Prefer what they are called here', () => {
    expect(calledIn({ alias: null, displayName: 'Bo' })).toBe('Bo');
    expect(calledIn({ alias: 'Captain', displayName: 'Bo' })).toBe('Captain');
  });

  it('Tell a place in the group from moderating all of Wildin', () => {
    expect(labelsOf({ role: 'admin', isModerator: true })).toEqual(['Admin', 'Moderator']);
    expect(labelsOf({ role: 'member', isModerator: false })).toEqual([]);
  });
});
