import { createHash } from 'node:crypto'
import { chmod, chown, copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { shopNodeOptions } from '../node-options.mjs'
import { ACCOUNT, DATA, HOME, type ImageContents } from './image-contents.ts'
import { isFolder, type Layer, modeOf, orderEntries, writeLayer } from './tar-layer.ts'

const NODE_FOLDER = `/${HOME}/node_modules/node/bin`
const JSON_TYPE = 'application/vnd.oci.image'

/** How the program is started from the image; the Dockerfile says the same. */
export const imageConfig = {
  User: `${ACCOUNT}:${ACCOUNT}`,
  WorkingDir: `/${HOME}`,
  Entrypoint: [`${NODE_FOLDER}/node`, ...shopNodeOptions, 'ops/start.mjs'],
  Env: [
    `PATH=${NODE_FOLDER}`,
    'NODE_ENV=production',
    `DATA_DIR=/${DATA}`,
    // Node keeps here what it has compiled; all else in the image may be read only.
    `NODE_COMPILE_CACHE=/${DATA}/compiled`,
  ],
  ExposedPorts: { '3000/tcp': {} },
  Volumes: { [`/${DATA}`]: {} },
  StopSignal: 'SIGTERM',
}

export type Made = { revision?: string | undefined; created: string }
/** `bytes`: all layers as they are carried over a network. */
export type WrittenImage = { digest: string; bytes: number }

/** Writes the image as an OCI layout, which skopeo, podman, buildah and every registry's tools read. The same contents have one digest. */
export async function writeImage(contents: ImageContents, folder: string, made: Made): Promise<WrittenImage> {
  await rm(folder, { recursive: true, force: true })
  const blobs = join(folder, 'blobs', 'sha256')
  await mkdir(blobs, { recursive: true })
  const layers: Layer[] = []
  for (const entries of contents.layers) layers.push(await writeLayer(entries, blobs))
  const config = await writeBlob(blobs, configOf(contents, layers, made))
  const manifest = await writeBlob(blobs, {
    schemaVersion: 2,
    mediaType: `${JSON_TYPE}.manifest.v1+json`,
    config: { mediaType: `${JSON_TYPE}.config.v1+json`, ...config },
    layers: layers.map(({ digest, size }) => ({ mediaType: `${JSON_TYPE}.layer.v1.tar+gzip`, digest, size })),
  })
  const named = { 'org.opencontainers.image.ref.name': contents.version }
  const listed = { mediaType: `${JSON_TYPE}.manifest.v1+json`, ...manifest, annotations: named }
  await writeJson(join(folder, 'index.json'), {
    schemaVersion: 2,
    mediaType: `${JSON_TYPE}.index.v1+json`,
    manifests: [listed],
  })
  await writeJson(join(folder, 'oci-layout'), { imageLayoutVersion: '1.0.0' })
  return { digest: manifest.digest, bytes: layers.reduce((sum, { size }) => sum + size, 0) }
}

function configOf({ version, description }: ImageContents, layers: Layer[], { created, revision }: Made): object {
  const label = (name: string): string => `org.opencontainers.image.${name}`
  return {
    architecture: process.arch === 'x64' ? 'amd64' : process.arch,
    os: 'linux',
    created,
    config: {
      ...imageConfig,
      Labels: {
        [label('title')]: 'praya',
        [label('description')]: description,
        [label('version')]: version,
        [label('created')]: created,
        ...(revision ? { [label('revision')]: revision } : {}),
      },
    },
    rootfs: { type: 'layers', diff_ids: layers.map(({ diffId }) => diffId) },
    history: layers.map(() => ({ created, created_by: 'npm run image' })),
  }
}

async function writeBlob(blobs: string, value: object): Promise<{ digest: string; size: number }> {
  const bytes = Buffer.from(JSON.stringify(value))
  const digest = createHash('sha256').update(bytes).digest('hex')
  await writeFile(join(blobs, digest), bytes)
  return { digest: `sha256:${digest}`, size: bytes.length }
}

const writeJson = (path: string, value: object): Promise<void> => writeFile(path, JSON.stringify(value))

/** The same files in a folder: what a Dockerfile copies, and what a runtime starts without unpacking. */
export async function writeRoot(contents: ImageContents, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  for (const entry of orderEntries(contents.layers.flat())) {
    const path = join(folder, entry.path)
    if (isFolder(entry)) {
      await mkdir(path, { recursive: true })
      if (entry.owner !== 0 && process.getuid?.() === 0) await chown(path, entry.owner, entry.owner)
    } else {
      await mkdir(dirname(path), { recursive: true })
      await (Buffer.isBuffer(entry.from) ? writeFile(path, entry.from) : copyFile(entry.from.file, path))
    }
    await chmod(path, await modeOf(entry))
  }
}
