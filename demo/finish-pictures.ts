import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { openMediaStore } from '../src/platform/media.server.ts'
import { buildDemoCatalogue } from './catalogue/demo-catalogue.ts'
import type { DemoPicture } from './catalogue/demo-types.ts'
import { canBeDrawn, isModelled, PicturePlan, produceDrawing } from './picture-plan.ts'

type Drawn = Extract<DemoPicture, { from: 'artwork' }>

/** What a card asks for, on a plain screen and on a fine one. */
const CARD_WIDTHS = [360, 720] as const

/**
 * Makes the pictures the demo shop does not have yet (modelled pieces, and every card's picture at its sizes) in a process of
 * its own that yields to everything else and ends with this one. Until then a modelled piece shows the colour it waits
 * for. May be called at every start: what is there is not made again.
 */
export function finishPicturesBeside({ dataDir }: { dataDir: string }): void {
  const child = fork(import.meta.filename, [dataDir], { stdio: 'ignore' })
  child.on('error', () => {})
  child.unref()
  child.channel?.unref()
}

/** Every modelled drawing, fronts first: they are what a list shows. */
export async function listModelled(plan: PicturePlan): Promise<[string, Drawn][]> {
  for (const colour of buildDemoCatalogue().products.flatMap(({ colours }) => colours)) {
    for (const picture of colour.pictures)
      if (picture.from === 'artwork' && canBeDrawn(picture)) await plan.place(picture, colour.hex)
  }
  return [...plan.drawings]
    .filter(([, picture]) => isModelled(picture))
    .sort(([, one], [, other]) => Number(other.view === 'front') - Number(one.view === 'front'))
}

/** The pictures of the cards, newest products first, as the shop begins with them. */
async function listCardPictures(plan: PicturePlan): Promise<string[]> {
  const products = buildDemoCatalogue().products.sort((one, other) => one.arrivedDaysAgo - other.arrivedDaysAgo)
  const hashes: string[] = []
  for (const { colours } of products) {
    const picture = colours[0]?.pictures.find(canBeDrawn)
    if (colours[0] && picture) hashes.push((await plan.place(picture, colours[0].hex)).hash)
  }
  return hashes
}

async function finishPictures(dataDir: string): Promise<void> {
  const store = openMediaStore(dataDir)
  const plan = new PicturePlan(store)
  const modelled = new Map(await listModelled(plan))
  const cards = await listCardPictures(plan)
  const draw = async (hash: string): Promise<void> => {
    const picture = modelled.get(hash)
    if (!picture || (await store.has(hash))) return
    const drawing = await produceDrawing(hash, picture)
    if (drawing) await store.putNamed(hash, drawing)
  }
  const [plain, fine] = CARD_WIDTHS
  for (const hash of cards) {
    await draw(hash)
    await store.derive(hash, plain, 'avif')
  }
  for (const hash of modelled.keys()) await draw(hash)
  for (const hash of cards) await store.derive(hash, fine, 'avif')
}

if (process.argv[1] === import.meta.filename) {
  // Before the first picture: the threads that encode take over the priority of the one that starts them.
  setPriority(0, 19)
  process.on('disconnect', () => process.exit())
  await finishPictures(process.argv[2] ?? '.data')
  process.exit()
}
