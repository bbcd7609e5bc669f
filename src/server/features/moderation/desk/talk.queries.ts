import { type Selectable } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { ModerationTalkTable } from '#server/platform/database/tables.ts';

export async function talkOf(db: Db, caseId: string): Promise<Selectable<ModerationTalkTable>[]> {
  return db
    .selectFrom('moderation_talk')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

interface NewTalk {
  caseId: string;
  id: string;
  side: 'note' | 'reporter' | 'subject';
  authorId: number;
  content: string;
  now: Date;
}

export async function insertTalk(trx: Trx, talk: NewTalk): Promise<void> {
  await trx
    .insertInto('moderation_talk')
    .values({
      case_id: talk.caseId,
      id: talk.id,
      side: talk.side,
      author_id: talk.authorId,
      content: talk.content,
      created_at: talk.now,
    })
    .execute();
}
