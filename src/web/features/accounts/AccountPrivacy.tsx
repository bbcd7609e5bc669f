import { Link } from 'wouter';
import { updateUser } from '#contract/accounts.ts';
import type { Me } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/call.ts';
import { setMe } from '#web/platform/me.ts';
import { CaretRight } from '#web/ui/icons/CaretRight.ts';
import { Section } from '#web/ui/Page.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { toast } from '#web/ui/toast.ts';
import { wordsFor } from './problems.ts';
import { useOnce } from './useOnce.ts';

type Seen = Pick<Me, 'hideOnline' | 'inviteEnabled'>;

/** Who sees what of this person, and where the rest of it is decided. */
export function AccountPrivacy({ me }: { me: Me }) {
  const [change] = useOnce(async (seen: Partial<Seen>) => {
    // At once on the screen; taken back if the server did not take it.
    setMe({ ...me, ...seen });
    try {
      setMe(await call(updateUser, { params: { id: me.id }, body: seen }));
    } catch (error) {
      setMe(me);
      toast({ title: 'Not changed', description: wordsFor(error, 'Please try again.'), tone: 'bad' });
    }
  });
  return (
    <Section title="Privacy">
      <Switch
        label="Hide when I'm online"
        note="Nobody sees that you are here, nor when you last were."
        checked={me.hideOnline}
        onChange={(hideOnline) => void change({ hideOnline })}
      />
      <Switch
        label="My invite page"
        note={
          me.inviteEnabled
            ? `Open to anybody with the link: ${paths.invite(me.handle)}`
            : 'Closed. The link shows nothing.'
        }
        checked={me.inviteEnabled}
        onChange={(inviteEnabled) => void change({ inviteEnabled })}
      />
      <nav aria-label="More settings" className="mt-2 divide-y divide-line border-y border-line">
        <Row to={paths.notifications()}>Notifications</Row>
        <Row to={paths.consent()}>Privacy and Permissions</Row>
        <Row to={paths.terms()}>Terms of service</Row>
        <Row to={paths.privacy()}>Privacy, in plain words</Row>
        <Row to={paths.safety()}>Safety</Row>
      </nav>
    </Section>
  );
}

function Row({ to, children }: { to: string; children: string }) {
  return (
    <Link href={to} className="flex min-h-13 items-center justify-between gap-4 py-2 font-medium hover:bg-paper-2">
      {children}
      <CaretRight size={20} className="shrink-0 text-ink-2" />
    </Link>
  );
}
