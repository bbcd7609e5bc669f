import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { t } from '#web/words/words.ts';

/** The tag of the challenge under a post. It links to all posts with this tag. */
export function TagLink() {
  return (
    <Link
      href={paths.challenge()}
      className="relative z-10 inline-flex min-h-11 items-center self-start text-sm font-semibold underline"
    >
      {t('posts.wild-self-challenge', '#Wild Self Challenge')}
    </Link>
  );
}
