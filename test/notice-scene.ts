import { getPost } from '#contract/posts.ts';
import { appealDecision } from '#contract/moderation.decisions.ts';
import { answerAppeal, listCases, type CaseHead } from '#contract/moderation.ts';
import { noticeStanding, sendNotice } from '#contract/moderation.take-down.ts';
import { call, type Answer } from './app.ts';
import { DeskScene } from './desk-scene.ts';
import type { TestMember } from './factories.ts';
import { messagesTo } from './messages.ts';

type NoticeAnswer = Answer<{ receipt: string; answerBy: string }>;

/** People without an account who ask for content to be taken down. */
export class NoticeScene extends DeskScene {
  #strangers = 0;

  /** Returns a contact and a network address that no other test uses. */
  stranger = (): { contact: string; ip: string } => {
    this.#strangers += 1;
    return { contact: `stranger.${this.#strangers}@example.org`, ip: `10.9.${this.#strangers}.7` };
  };

  notice = async (
    what: string,
    {
      ip,
      language = 'en',
      ...more
    }: { ip?: string; language?: string; contact?: string; category?: string; [field: string]: unknown } = {},
  ): Promise<NoticeAnswer> => {
    const from = this.stranger();
    const response = await this.test.app.inject({
      method: sendNotice.method,
      url: sendNotice.path,
      remoteAddress: ip ?? from.ip,
      headers: { 'accept-language': language },
      payload: {
        category: 'intimate_picture',
        role: 'me',
        what,
        note: 'I never agreed to this.',
        name: 'Nora Stranger',
        contact: from.contact,
        goodFaith: true,
        ...more,
      },
    });
    const body: unknown = response.json();
    return { status: response.statusCode, body, problem: body, headers: response.headers } as NoticeAnswer;
  };

  standing = (receipt: string, contact: string) => call(this.test.app, noticeStanding, { body: { receipt, contact } });

  /** Appeals against the newest decision about this member. */
  appeal = async ({ token }: TestMember, text: string): Promise<void> => {
    const [newest] = await this.decisions(token);
    await call(this.test.app, appealDecision, { token, params: { id: newest?.id ?? '' }, body: { text } });
  };

  /** Answers the appeal in a case as a moderator. The outcome `changed` turns the decision into a warning. */
  answer = async ({ token }: TestMember, id: string, outcome: string) => {
    const milder = outcome === 'changed' && { action: 'warn' as const };
    const body = { version: await this.caseVersion(id), outcome, answer: 'We read it twice.', ...milder };
    return call(this.test.app, answerAppeal, { token, params: { id }, body });
  };

  /** Returns whether a visitor sees the post. */
  isShown = async (postId: string): Promise<boolean> =>
    (await call(this.test.app, getPost, { params: { id: postId } })).status === 200;

  queue = async ({ token }: TestMember, tab: string): Promise<CaseHead[]> =>
    (await call(this.test.app, listCases, { token, query: { tab } })).body.cases;

  /** Returns the headlines (first lines) of the mails to an address, newest first. */
  mails = async (to: string): Promise<string[]> =>
    (await messagesTo(this.test, to)).map(({ text }) => text.split('\n')[0] ?? '');
}
