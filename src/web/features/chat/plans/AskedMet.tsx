import type { Message } from '#contract/chat.ts';
import { PlanMeeting } from './PlanMeeting.tsx';
import { PlanMet } from './PlanMet.tsx';

/** What a plan that is over asks of those who said yes or maybe. */
export function AskedMet({ message, isOfTwo }: { message: Message; isOfTwo: boolean }) {
  return isOfTwo ? <PlanMeeting message={message} /> : <PlanMet message={message} />;
}
