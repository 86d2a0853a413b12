import type { LockedPackage, UsedPackage } from './production-packages.ts'
import type { SystemLibrary } from './system-libraries.ts'

type Component = {
  type: 'library'
  'bom-ref': string
  group?: string
  name: string
  version?: string
  purl?: string
  licenses?: { license: { id: string } }[] | { expression: string }[]
  hashes?: { alg: string; content: string }[]
}

type Contents = { name: string; version: string; packages: readonly UsedPackage[]; libraries: readonly SystemLibrary[] }

/** What is in the image, in the words of CycloneDX 1.6: no time and no random number, so that it is the same each time. */
export function billOfMaterials({ name, version, packages, libraries }: Contents): object {
  const own = `pkg:npm/${name}@${version}`
  const direct = packages.filter(({ path }) => path.lastIndexOf('node_modules/') === 0).map(({ path }) => path)
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': own, name, version } },
    components: [...packages.map(ofPackage), ...libraries.map(ofLibrary)],
    dependencies: [
      { ref: own, dependsOn: [...direct, ...libraries.map(({ path }) => path)] },
      ...packages.map(({ path, uses }) => ({ ref: path, dependsOn: uses })),
    ],
  }
}

/** Two versions of one package are two components: what tells them apart is where they lie. */
function ofPackage({ path, name, locked }: UsedPackage): Component {
  const [scope, short] = name.startsWith('@') ? name.split('/') : [undefined, name]
  return {
    type: 'library',
    'bom-ref': path,
    ...(scope ? { group: scope } : {}),
    name: short ?? name,
    ...(locked.version ? { version: locked.version } : {}),
    purl: `pkg:npm/${name.replace('@', '%40')}@${locked.version}`,
    ...licensed(locked),
    ...hashed(locked),
  }
}

const licensed = ({ license }: LockedPackage): Pick<Component, 'licenses'> => {
  if (!license) return {}
  return { licenses: /[\s()]/.test(license) ? [{ expression: license }] : [{ license: { id: license } }] }
}

function hashed({ integrity }: LockedPackage): Pick<Component, 'hashes'> {
  const [, sum] = /^sha512-(\S+)/.exec(integrity ?? '') ?? []
  return sum ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(sum, 'base64').toString('hex') }] } : {}
}

function ofLibrary({ path, package: from, sha256 }: SystemLibrary): Component {
  return {
    type: 'library',
    'bom-ref': path,
    name: from?.name ?? path,
    ...(from
      ? {
          version: from.version,
          purl: `pkg:deb/debian/${from.name}@${encodeURIComponent(from.version)}?arch=${from.architecture}`,
        }
      : {}),
    hashes: [{ alg: 'SHA-256', content: sha256 }],
  }
}
