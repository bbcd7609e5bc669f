/**
 * A browser that translates a page, and some extensions, move texts into elements of their own or replace them, and
 * React then asks the page to remove a text, or to put something before it, where it no longer is. That would end the
 * page in an error. Instead the element that took the text goes, or the new element goes before it.
 */
export function allowMovedTexts(): void {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with its node
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const place = placeIn(this, child);
    if (place !== null) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, next: Node | null): T {
    insertBefore.call(this, node, next === null ? null : placeIn(this, next));
    return node;
  };
}

/** Returns the child of `parent` that is the node or contains it; null if the node is no longer in there. */
function placeIn(parent: Node, node: Node): Node | null {
  for (let at: Node | null = node; at !== null; at = at.parentNode) if (at.parentNode === parent) return at;
  return null;
}
