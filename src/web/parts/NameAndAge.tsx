/** A name, then an age. `bdi` keeps the age after a name that is written from right to left. */
export function NameAndAge({ name, age }: { name: string; age: number | null }) {
  return (
    <>
      <bdi>{name}</bdi>
      {age !== null && `, ${age}`}
    </>
  );
}
