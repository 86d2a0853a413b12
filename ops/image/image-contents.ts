import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { billOfMaterials } from './bill-of-materials.ts'
import { productionPackages, readLock } from './production-packages.ts'
import { licenceOf, systemLibraries } from './system-libraries.ts'
import type { LayerEntry } from './tar-layer.ts'

/** The account of the program in the image: of no machine, and with no rights. */
export const ACCOUNT = 65_532
/** Where the program lies in the image, and what it may write to. */
export const HOME = 'app'
export const DATA = 'data'

/** What seldom changes comes first, so that a new version of the shop is a small layer. */
export type ImageContents = { layers: LayerEntry[][]; bill: string; version: string; description: string }

/** What the program reads when it runs. */
const PROGRAM = ['src', 'ops', 'demo', 'content', 'migrations', 'public', 'build/client', 'build/server']
const BESIDE = ['package.json', 'package-lock.json']
/** Tests and what serves them, and the pictures of the demo, which a shop with a database of its own never loads. */
const LEFT_OUT = [
  /\.(test|builders)\.tsx?$/,
  /-child\.ts$/,
  /^demo\/media\/.*(?<!\.json)$/,
  /^ops\/(checks|image|simulation|test-costs|shots|tables)\//,
]
/** What compilers and debuggers read of a package. */
const NOT_RUN = /\.([mc]?tsx?|map)$/

export function imageContents(root: string): ImageContents {
  const { name, version, description } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>
  const packages = productionPackages(readLock(join(root, 'package-lock.json')), (path) => existsSync(join(root, path)))
  const files = packages.flatMap(({ path }) => filesIn(root, path).filter((file) => !NOT_RUN.test(file)))
  const isOfNode = (file: string): boolean => file.startsWith('node_modules/node/')
  const linked = files.filter((file) => /\.node$|\.so(\.[\d.]+)?$|^node_modules\/node\/bin\/node$/.test(file))
  const libraries = systemLibraries(
    linked.map((file) => join(root, file)),
    root,
  )
  const licences = new Set(libraries.flatMap((library) => licenceOf(library.package?.name ?? '') ?? []))
  const own = [
    ...PROGRAM.flatMap((path) => filesIn(root, path)).filter((file) => !LEFT_OUT.some((kind) => kind.test(file))),
    ...BESIDE,
  ]
  const bill = `${JSON.stringify(billOfMaterials({ name: name ?? '', version: version ?? '', packages, libraries }), undefined, 1)}\n`
  const lockHash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const inHome = (file: string): LayerEntry => ({ path: `${HOME}/${file}`, from: { file: join(root, file) } })
  return {
    version: version ?? '',
    description: description ?? '',
    bill,
    layers: [
      [
        ...system(),
        ...[...libraries.map(({ path }) => path), ...licences].map((path) => ({ path: path.slice(1), from: { file: path } })),
        ...files.filter(isOfNode).map(inHome),
      ],
      [
        ...files.filter((file) => !isOfNode(file)).map(inHome),
        // By this the program knows that its packages are installed.
        { path: `${HOME}/node_modules/.praya-installed`, from: Buffer.from(lockHash) },
      ],
      [...own.map(inHome), { path: `${HOME}/sbom.cdx.json`, from: Buffer.from(bill) }],
    ],
  }
}

/** As little of a system as Node asks for: accounts by name, where addresses are looked up, and two folders to write to. */
function system(): LayerEntry[] {
  return [
    { path: 'etc/passwd', from: Buffer.from(`root:x:0:0::/:/\npraya:x:${ACCOUNT}:${ACCOUNT}::/${DATA}:/\n`) },
    { path: 'etc/group', from: Buffer.from(`root:x:0:\npraya:x:${ACCOUNT}:\n`) },
    { path: 'etc/nsswitch.conf', from: Buffer.from('hosts: files dns\n') },
    { path: DATA, mode: 0o700, owner: ACCOUNT },
    { path: 'tmp', mode: 0o1777, owner: 0 },
  ]
}

/** Every file below, but for packages within a package, which are listed by themselves. */
function filesIn(root: string, path: string): string[] {
  const absolute = join(root, path)
  if (!existsSync(absolute)) throw new Error(`${path} is missing`)
  const found: string[] = []
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const inner = `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules') walk(inner)
      } else if (entry.isFile()) found.push(inner)
    }
  }
  walk(path)
  return found
}
