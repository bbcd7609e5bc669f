import { expect, it } from 'vitest';
import { isTest, source } from './source.ts';

const HOME = 'src/server/features/visibility/';

/**
 * Columns, tables and JSON keys that decide which people can see each other, and which lines of a room they read.
 * `block` and `follow` are also ordinary words, so their patterns match only the tables.
 */
const SECRETS: Record<string, RegExp> = {
  suspended_at: /\bsuspended_at\b/,
  paused_at: /\bpaused_at\b/,
  deleted_at: /\bdeleted_at\b/,
  age_held_at: /\bage_held_at\b/,
  age_refused_at: /\bage_refused_at\b/,
  approval_awaited_since: /\bapproval_awaited_since\b/,
  'post.hidden_at': /\bpost\.hidden_at\b/,
  'post_comment.hidden_at': /\b(?:remark|comment|post_comment)\.hidden_at\b/,
  picture_hidden_at: /\bpicture_hidden_at\b/,
  hide_online: /\bhide_online\b/,
  owner_id: /\bowner_id\b/,
  block: tableNamed('block'),
  follow: tableNamed('follow'),
  'message.deleted': keyOfLine('deleted'),
  'message.hidden': keyOfLine('hidden'),
  'one of several keys of a message': /\bpayload"?\s*\?[|&]\s*[^\n]*\b(?:deleted|hidden)\b/,
  cleared_seq: /\bcleared_seq\b/,
  'greatest(joined_seq)': /\bgreatest\([^)]*\bjoined_seq\b/i,
  'post.visibility': /\bvisibility\b['"]?\s*(?:=(?!>)|<>|!=|IN\b|,\s*['"])/,
};

function tableNamed(name: string): RegExp {
  const inSql = `\\b(?:FROM|JOIN|INTO|UPDATE|USING|TABLE)\\s+"?${name}\\b`;
  const inKysely = `\\b(?:selectFrom|insertInto|updateTable|deleteFrom|\\w+Join|from|using|table|ref)\\(\\s*\\[?['"]${name}\\b`;
  const column = `\\b${name}\\.(?:user_id|other_id|followee_id)\\b`;
  return new RegExp(`${inSql}|${inKysely}|${column}`);
}

/** Matches SQL that looks up a key in the payload of a line. */
function keyOfLine(key: string): RegExp {
  return new RegExp(`\\bpayload"?\\s*(?:\\?|->>?|#>>?|@>|@\\?|@@)\\s*'[^'\\n]*\\b${key}\\b`);
}

/** The files outside the feature that may name one of the `SECRETS`, with the reason. */
const EXCEPTIONS: Record<string, string> = {
  'src/server/platform/sessions/sessions.queries.ts names suspended_at':
    'platform imports no feature, and every request asks whether its person is suspended',
  'src/server/platform/realtime/realtime.queries.ts names suspended_at':
    'platform imports no feature, and no socket of a suspended person stays open',
  'src/server/platform/sessions/sessions.queries.ts names age_refused_at':
    'platform imports no feature, and every request asks whether the age of its person was refused',
  'src/server/platform/realtime/realtime.queries.ts names age_refused_at':
    'platform imports no feature, and no socket of a person whose age was refused stays open',
  'src/server/platform/sessions/sessions.queries.ts names approval_awaited_since':
    'platform imports no feature, and every request asks whether its person was let in',
  'src/server/features/moderation/penalties/effects.ts names suspended_at': 'writes what the decisions in force say',
  'src/server/features/accounts/profile/profile.ts names hide_online': 'writes what the person chose',
  'src/server/features/people/people.ts names hide_online': 'shows people their own choice',
  'src/server/features/groups/changing.ts names picture_hidden_at': 'a new picture is not the one that was hidden',
  'src/server/features/groups/picture.queries.ts names picture_hidden_at': 'writes what a moderator decided',
  'src/server/features/companions/characters/companions.queries.ts names owner_id':
    'finds the companion composed for the caller, which has that key',
  'src/server/features/companions/characters/profile.ts names owner_id':
    'says whether a companion was composed for the caller',
  'src/server/features/companions/characters/settle.queries.ts names owner_id':
    'writes the row of a composed companion',
  'src/server/features/chat/log/chat.statements.ts names one of several keys of a message':
    'recognizes the repeat of a message that was edited or deleted since',
  'src/server/features/chat/list/clearing.queries.ts names cleared_seq': 'writes where a member cleared the room',
  'src/server/features/chat/list/requests.queries.ts names cleared_seq': 'clears the room when its request is removed',
  'src/server/features/demo/rows.ts names cleared_seq': 'writes the rows of rooms that nobody cleared',
};

/** What people keep of a meeting for themselves. Matching has an alias `has_met`, and companions a column `met_at`. */
const MET = /\b(?:met_words|said\.(?:has_met|meeting|met_at))\b|'has_met'/;
const READ_WHO_MET = [
  'src/server/features/operator/community/days.queries.ts',
  'src/server/features/plans/due.queries.ts',
  'src/server/features/plans/meeting.ts',
  'src/server/features/plans/met.queries.ts',
  'src/server/features/plans/met.ts',
  'src/server/features/plans/plans.queries.ts',
  'src/server/features/your-data/register.rooms.ts',
];

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

export function visibilityRules(): void {
  it('Only features/visibility names what decides who may see whom, except listed files', () => {
    const named = [...source]
      .filter(([name]) => name.startsWith('src/server/') && !name.startsWith(HOME) && !isTest(name))
      // This file is generated from the migrations.
      .filter(([name]) => name !== 'src/server/platform/database/tables.ts')
      // The register lists every column of the database for exports, but decides nothing.
      .filter(([name]) => !name.startsWith('src/server/features/your-data/register.'))
      .flatMap(([name, text]) => {
        const code = withoutComments(text);
        return Object.entries(SECRETS).flatMap(([what, pattern]) =>
          pattern.test(code) ? [`${name} names ${what}`] : [],
        );
      });
    expect(named.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
  });

  it('Only a person’s own pages, their export and the count of pairs read who met', () => {
    const named = [...source]
      .filter(([name]) => /^(?:src\/(?:server|companions)|content|scripts)\//.test(name) && !isTest(name))
      .filter(([name]) => name !== 'src/server/platform/database/tables.ts')
      .flatMap(([name, text]) => (MET.test(withoutComments(text)) ? [name] : []));
    expect(named.toSorted()).toEqual(READ_WHO_MET);
  });
}
