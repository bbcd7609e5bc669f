import { GRADIENTS } from '#contract/groups.ts';
import { trendingIds, type TrendingRoom } from '#contract/trending.ts';
import { GroupMark } from '#web/ui/GroupMark.tsx';

type TrendingMarkProps = { room: Pick<TrendingRoom, 'id' | 'name'>; size?: number };

/** The drawn square of a trending room: the same on home, on the page of rooms and in the chat. */
export function TrendingMark({ room: { id, name }, size = 52 }: TrendingMarkProps) {
  return <GroupMark seed={name} gradient={trendingIds.indexOf(id) % GRADIENTS} size={size} />;
}
