import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ensureScreens } from '../screens-build.ts'
import { imageContents } from './image-contents.ts'
import { type Made, writeImage, writeRoot } from './write-image.ts'

const root = join(import.meta.dirname, '../..')
const HELP = `npm run image                     an OCI layout in build/image
npm run image -- --root FOLDER    the same files in a folder, for a Dockerfile`

const say = (line: string): void => console.log(line)

/** Writes the image of this checkout. */
export async function runImage(words: string[]): Promise<void> {
  const [way, folder] = words
  if (words.length > 0 && (way !== '--root' || !folder)) {
    console.error(HELP)
    process.exit(1)
  }
  await ensureScreens(say)
  const contents = imageContents(root)
  if (folder) return writeRoot(contents, resolve(folder))
  const layout = join(root, 'build/image')
  const { digest, bytes } = await writeImage(contents, layout, madeFrom())
  await writeFile(join(root, 'build/sbom.cdx.json'), contents.bill)
  say(
    `build/image: ${digest}, ${(bytes / 1e6).toFixed(1)} MB in ${contents.layers.length} layers; build/sbom.cdx.json says what is in it`,
  )
  say(`Carry it on with: skopeo copy oci:build/image:${contents.version} docker://REGISTRY/praya:${contents.version}`)
}

/** The time of the commit and not of the clock: the same commit makes the same image. */
function madeFrom(): Made {
  const { stdout, status } = spawnSync('git', ['log', '-1', '--format=%H %ct'], { cwd: root, encoding: 'utf8' })
  const [revision, seconds] = status === 0 ? stdout.trim().split(' ') : []
  return { revision, created: new Date(Number(process.env.SOURCE_DATE_EPOCH ?? seconds ?? 0) * 1000).toISOString() }
}
