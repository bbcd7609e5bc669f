/** A name, then an age: a name that is read from the right keeps its side, and the age stays behind it. */
export function NameAndAge({ name, age }: { name: string; age: number | null }) {
  return (
    <>
      <bdi>{name}</bdi>
      {age !== null && `, ${age}`}
    </>
  );
}
