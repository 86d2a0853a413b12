const underWay: Promise<void>[] = []

/** Before the server draws its first page. */
export async function partsAreHere(): Promise<void> {
  await Promise.all(underWay)
}

/** On the server: no module waits for a part, which may need the very file that it is used in. */
export function awaitPart<Part>(load: () => Promise<{ default: Part }>, take: (part: Part) => void): void {
  underWay.push(load().then((loaded) => take(loaded.default)))
}
