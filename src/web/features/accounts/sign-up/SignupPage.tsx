import { useEffect, useState } from 'react';
import { useForm, type UseFormSetError } from 'react-hook-form';
import { Redirect, useLocation, useSearch } from 'wouter';
import { paths, safeNext } from '#web/paths.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { friendsLink } from '#web/platform/friend.ts';
import { setMe } from '#web/platform/me.ts';
import { usePlace } from '#web/platform/place.ts';
import { exclusionOf, setExclusion } from '#web/platform/session/standing.ts';
import { beginSession, useSessionStatus } from '#web/platform/session/session.ts';
import { toastFailure } from '#web/ui/toast.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { workAhead } from '#web/platform/calls/work.ts';
import { DoorFrame } from '#web/features/accounts/door/DoorFrame.tsx';
import { wordsFor } from '#web/parts/failures/problems.ts';
import {
  forgetInvitation,
  keepInvitation,
  ticketOf,
  whyShut,
  type Ticket,
} from '#web/features/accounts/door/ticket.ts';
import { sentAround } from '#web/features/accounts/door/homecoming.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { dropSentMail, keepSentMail, readCameFor, readSentMail } from './signup.pending.ts';
import { createAccount, mailTo, readLink, type Proof, type SentMail, type SignupValues } from './signup.ts';
import { SignupCode } from './SignupCode.tsx';
import { formWords, mailWords, SignupForm } from './SignupForm.tsx';
import { ShutDoor } from './ShutDoor.tsx';

export function SignupPage() {
  useTitle(t('accounts.create-your-account', 'Create your account'));
  const status = useSessionStatus();
  const wanted = safeNext(useSearch());
  const search = useSearch();
  const { joining } = usePlace();
  // The link in the mail opens another tab, whose address does not name the page that the person wanted.
  const [ticket] = useState(() => ticketOf(search, wanted ?? readCameFor()));
  useEffect(() => keepInvitation(ticket), [ticket]);
  if (status === 'in') return <Redirect to={wanted ?? paths.home()} replace />;
  const shut = whyShut(joining, ticket);
  if (shut !== null) return <ShutDoor why={shut} />;
  return <Signup next={sentAround(wanted)} ticket={ticket} />;
}

/** Shows the form and, if the server requires it, the field for the code from the mail. The typed values stay. */
function Signup({ next, ticket }: { next: string | null; ticket: Ticket }) {
  const { joining, name } = usePlace();
  const link = readLink(useSearch());
  // The link in the mail opens another tab, whose address does not name the page that the person wanted.
  const cameFor = next ?? (link === undefined ? null : readCameFor());
  const form = useForm<SignupValues>({
    defaultValues: { email: link?.email ?? readSentMail()?.email ?? '', password: '', confirm: '', terms: false },
    mode: 'onSubmit',
  });
  const [sent, setSent] = useState<SentMail>();
  useEffect(workAhead, []);
  const [, navigate] = useLocation();
  const enter = async (values: SignupValues, proof?: Proof) => {
    const { tokens, user } = await createAccount(values, { ...proof, ...ticket });
    dropSentMail();
    forgetInvitation();
    setMe(user);
    setExclusion(exclusionOf(user));
    beginSession(tokens);
    // The page that the person wanted, such as a group, comes first. Without one, a friend's report leads to the quiz.
    navigate(cameFor ?? (friendsLink() === null ? paths.boost() : paths.quiz()), { replace: true });
  };
  const mail = async (email: string, last?: SentMail) => {
    const mailed = await mailTo(email, ticket, last);
    keepSentMail(mailed, cameFor);
    setSent(mailed);
  };
  const [join, isJoining] = useOneAtATime(async (values: SignupValues) => {
    const email = values.email.trim();
    try {
      await enter(values, link?.email === email ? { token: link.token } : undefined).catch(async (error: unknown) => {
        if (!['confirm_email', 'link_dead'].includes(asCallError(error).code)) throw error;
        await mail(email, readSentMail());
      });
    } catch (error) {
      tellWhy(error, form.setError);
    }
  });
  return (
    <DoorFrame {...(sent ? mailWords(sent.email) : formWords(joining, name))} isEntry>
      {sent ? (
        <SignupCode
          sent={sent}
          onCode={(code) => enter(form.getValues(), { code, request: sent.request })}
          onAgain={() => mail(sent.email)}
          onBack={() => setSent(undefined)}
        />
      ) : (
        <SignupForm form={form} onJoin={join} isJoining={isJoining} />
      )}
    </DoorFrame>
  );
}

function tellWhy(error: unknown, setError: UseFormSetError<SignupValues>): void {
  const words = wordsFor(error);
  if (asCallError(error).code === 'email_taken' || words.includes('email already exists')) {
    setError(
      'email',
      { message: t('accounts.there-is-an-account-with', 'There is an account with this address already.') },
      { shouldFocus: true },
    );
    toastFailure({
      title: t('accounts.oops-that-emails-taken', "Oops, that email's taken! 😅"),
      description: t(
        'accounts.sign-in-if-its-yours',
        "Sign in if it's yours, or use another one to create a new account.",
      ),
    });
    return;
  }
  const fields = asCallError(error).fields;
  const wrong = (['email', 'password'] as const).filter((name) => fields[name] !== undefined);
  for (const name of wrong) setError(name, { message: fields[name] ?? '' }, { shouldFocus: name === wrong[0] });
  if (asCallError(error).code === 'password_common') setError('password', { message: words }, { shouldFocus: true });
  toastFailure({ title: t('accounts.registration-failed', 'Registration failed'), description: words });
}
