import { interests as catalogue } from '#content/interests.ts';
import type { Speaker } from '#content/speaker.ts';
import { cloudParts, type CloudReason, type CloudVibe } from '#contract/clouds.ts';
import { ALIVE, MOST, type CloudFacts, type ReasonReader, bitsOf, pointsOf } from './score.ts';
import { spokenIn } from '#server/platform/speaker.ts';

/** Returns the reason for each part of a score, in the order of the contract. */
export function reasonsOf(cloud: CloudFacts, wisher: ReasonReader): CloudReason[] {
  const points = pointsOf(cloud, wisher);
  const texts = {
    vibe: vibeWords(cloud, wisher),
    interests: interestWords(cloud, wisher),
    alive: aliveWords(points.alive, wisher.speaker),
    size: sizeWords(cloud.member_count, wisher.speaker),
  };
  return cloudParts.map((part) => ({ part, points: points[part], most: MOST[part], text: texts[part] }));
}

function vibeWords({ vibe, type_vibe, ...cloud }: CloudFacts, { wants, hasChosen, speaker }: ReasonReader): string {
  const tag = cloud.tag === '' ? speaker.t('clouds.this-cloud', 'This cloud') : spokenIn(speaker.language)(cloud.tag);
  if (wants.length === 0)
    return speaker.t('clouds.mood-unsaid', '{tag}. You have not said how you feel today', { tag });
  const how = hasChosen ? 'asked' : 'today';
  const mood = moodWords(vibe, speaker);
  const typeMood = moodWords(type_vibe, speaker);
  if (wants.includes(vibe)) {
    return wants.includes(type_vibe)
      ? speaker.t('clouds.mood-fits', '{tag}, {mood} {how, select, asked {as you asked} other {like you today}}', {
          tag,
          mood,
          how,
        })
      : speaker.t(
          'clouds.mood-of-the-tag-fits',
          '{tag}, {mood} {how, select, asked {as you asked} other {like you today}}, which its type seldom is',
          { tag, mood, how },
        );
  }
  if (wants.includes(type_vibe)) {
    return speaker.t(
      'clouds.mood-of-the-type-fits',
      '{tag} is {mood}, but its type is {typeMood} {how, select, asked {as you asked} other {like you today}}',
      { tag, mood, typeMood, how },
    );
  }
  const list = new Intl.ListFormat(speaker.locale, { type: 'disjunction' });
  const wanted = list.format(wants.map((want) => moodWords(want, speaker)));
  return speaker.t('clouds.mood-is-another', '{tag} is {mood}, and you want it {wanted}', { tag, mood, wanted });
}

function moodWords(vibe: CloudVibe, { t }: Speaker): string {
  return t(
    'clouds.mood',
    '{vibe, select, playful {playful} supportive {supportive} adventurous {adventurous} creative {creative} other {full of surprises}}',
    { vibe },
  );
}

function interestWords(
  { interests, told }: CloudFacts,
  { interests: own, speaker: { t, language } }: ReasonReader,
): string {
  if (!own.includes('1')) return t('clouds.no-interests-named', 'You have named no interests yet');
  if (told === 0) return t('clouds.nobodys-interests-known', 'Matching knows nobody’s interests here yet');
  const shared = new Set(bitsOf(own, interests));
  const [first, second, ...more] = catalogue
    .filter(({ bit }) => shared.has(bit))
    .map(({ name }) => spokenIn(language)(name));
  if (first === undefined) return t('clouds.no-interests-shared', 'None of your interests so far');
  if (second === undefined) return t('clouds.one-interest', '{first} is somebody’s thing here too', { first });
  return more.length === 0
    ? t('clouds.two-interests', '{first} and {second}', { first, second })
    : t('clouds.more-interests', '{first}, {second} and {more} more', { first, second, more: more.length });
}

function aliveWords(points: number, { t }: Speaker): string {
  const at = ALIVE.findIndex((one) => one.points === points);
  return t(
    'clouds.alive',
    '{since, select, s0 {Somebody spoke in the last hour} s1 {Somebody spoke in the last six hours} s2 {Somebody spoke in the last day} s3 {Somebody spoke this week} other {Quiet for more than a week}}',
    { since: `s${at}` },
  );
}

function sizeWords(people: number, { t }: Speaker): string {
  if (people === 1) return t('clouds.one-person', 'One person, who would love company');
  if (people === 2) return t('clouds.two-people', '2 people, and a third makes a group');
  if (people <= 12) return t('clouds.few-people', '{people} people, you would be heard', { people });
  return people <= 18
    ? t('clouds.a-full-table', '{people} people, a full table', { people })
    : t('clouds.nearly-full', '{people} people, a few chairs left', { people });
}
