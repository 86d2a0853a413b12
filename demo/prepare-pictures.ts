import { mkdir, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openMediaStore } from '../src/platform/media.server.ts'
import { listModelled } from './finish-pictures.ts'
import { findPrepared, PicturePlan, preparedFile, produceDrawing } from './picture-plan.ts'

/**
 * Photographs every modelled piece once and keeps the pictures beside the source, so that a demo shop starts with all of
 * them: `node demo/prepare-pictures.ts [share] [of]`. What is there stays; several shares may run side by side.
 */
const [share, of] = [Number(process.argv[2] ?? 0), Number(process.argv[3] ?? 1)]
const drawings = await listModelled(new PicturePlan(openMediaStore(join(tmpdir(), 'praya-prepare'))))
const mine = drawings.filter((_, at) => at % of === share)
for (const [at, [hash, picture]] of mine.entries()) {
  if (at % 20 === 0) console.log(`${at} of ${mine.length}`)
  if (await findPrepared(hash)) continue
  const drawing = await produceDrawing(hash, picture)
  if (!drawing) continue
  const file = preparedFile(hash)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.part`, drawing)
  await rename(`${file}.part`, file)
}
console.log(`${mine.length} pictures prepared`)
