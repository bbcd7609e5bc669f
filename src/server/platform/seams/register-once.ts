/** Adds parts that only one feature may register under their names; throws if there is one with such a name. */
export function registerOnce<T extends object>(parts: Partial<T>, added: Partial<T>): void {
  for (const [name, part] of Object.entries(added)) {
    if (Object.hasOwn(parts, name)) throw new Error(`There is a ${name} already.`);
    Object.assign(parts, { [name]: part });
  }
}
