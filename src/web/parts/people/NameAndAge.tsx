/** A name, then an age. `bdi` keeps the age after a name that is written from right to left. */
export function NameAndAge({ name, age }: { name: string; age: number | null }) {
  return (
    <span>
      <bdi>{name}</bdi>
      {age !== null && <span>{`, ${age}`}</span>}
    </span>
  );
}
