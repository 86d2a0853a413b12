import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { screens } from '../../src/routes.ts'
import { boundaryFaults, boundaryTargets } from './boundary-faults.ts'
import { houseFaults } from './house-faults.ts'
import { makeSampleProject, type SampleProject } from './sample-project.ts'

const NAMES = ['types', 'lint', 'boundaries', 'dead code', 'house', 'format']

let obedient: SampleProject
let faulty: SampleProject

beforeAll(() => {
  obedient = makeSampleProject()
  faulty = makeSampleProject()
})

afterAll(() => {
  obedient.remove()
  faulty.remove()
})

describe('a project that obeys', () => {
  it.each(NAMES)('passes %s', (name) => {
    expect(obedient.run(name)).toMatchObject({ passed: true })
  })
})

describe('boundaries', () => {
  let report = ''

  beforeAll(() => {
    for (const [path, content] of Object.entries(boundaryTargets)) faulty.write(path, content)
    for (const { from, code } of boundaryFaults) faulty.write(from, code)
    const { passed, output } = faulty.run('boundaries')
    report = passed ? '' : output
  })

  it.each(boundaryFaults)('$rule catches $from → $to', ({ rule, from, to }) => {
    expect(report).toContain(`${rule}: ${from} → ${to}`)
  })

  it('fails when nothing was read', () => {
    const empty = makeSampleProject()
    empty.removeSources()
    expect(empty.run('boundaries')).toMatchObject({ passed: false })
    empty.remove()
  })
})

describe('types, lint and format', () => {
  it('catch a wrong type, an index that may be missing and syntax Node cannot strip', () => {
    faulty.write('src/platform/wrong-type.ts', "export const amount: number = 'one'\n")
    faulty.write('src/platform/missing.ts', 'export const first = (all: string[]): string => all[0]\n')
    faulty.write('src/platform/enumeration.ts', 'export enum Size {\n  Small,\n}\n')
    const { passed, output } = faulty.run('types')
    expect(passed).toBe(false)
    for (const name of ['wrong-type.ts', 'missing.ts', 'enumeration.ts']) expect(output).toContain(name)
  })

  it('catch an import hidden in a type, which the boundaries do not see, and one that only looks like a type', () => {
    faulty.write('src/platform/hidden.ts', "export type Hidden = import('#modules/bag/bag-lines.ts').Lines\n")
    faulty.write('src/platform/half-type.ts', "import { type Kysely } from 'kysely'\n\nexport type Half = Kysely<object>\n")
    const { output } = faulty.run('lint')
    expect(output).toContain('hidden.ts')
    expect(output).toContain('no-import-type-side-effects')
  })

  it('catch a floating promise, an explicit any, a conditional hook and a picture without a description', () => {
    faulty.write('src/platform/floating.ts', 'const save = async () => 1\n\nexport const leave = () => {\n  save()\n}\n')
    faulty.write('src/platform/loose.ts', 'export const loose = (value: any): string => String(value)\n')
    faulty.write(
      'src/ui/picture.tsx',
      "import { useId } from 'react'\n\nexport const Picture = ({ on }: { on: boolean }) => {\n  const id = on ? useId() : ''\n  return <img id={id} src=\"a.png\" />\n}\n",
    )
    const { passed, output } = faulty.run('lint')
    expect(passed).toBe(false)
    for (const rule of ['no-floating-promises', 'no-explicit-any', 'rules-of-hooks', 'alt-text']) expect(output).toContain(rule)
  })

  it('catch a file of more than 400 lines, and none of 400', () => {
    faulty.write('src/platform/long-file.ts', '// a line\n'.repeat(400).concat('export const long = 1\n'))
    faulty.write('src/platform/full-file.ts', '// a line\n'.repeat(399).concat('export const full = 1\n'))
    const { output } = faulty.run('lint')
    expect(output).toMatch(/long-file\.ts:\d+:\d+: .*max-lines/)
    expect(output).not.toMatch(/full-file\.ts:\d+:\d+: .*max-lines/)
  })

  it('catch code and styles that are not in the format', () => {
    faulty.write('src/platform/untidy.ts', 'export const untidy = {a:1};\n')
    faulty.write('src/ui/untidy.css', '.untidy{color:red}\n')
    const { passed, output } = faulty.run('format')
    expect(passed).toBe(false)
    expect(output).toContain('untidy.ts')
    expect(output).toContain('untidy.css')
  })
})

describe('dead code', () => {
  it('is caught as a file, an export and a dependency', () => {
    faulty.write('src/platform/forgotten.ts', 'export const forgotten = 1\n')
    faulty.write('src/language/texts.ts', "export const texts = { bag: 'Bag' }\n\nexport const nobodysText = 1\n")
    const manifest = { name: 'sample', type: 'module', imports: { '#*': './src/*' }, dependencies: { react: '*', zod: '*' } }
    faulty.write('package.json', JSON.stringify(manifest))
    const { passed, output } = faulty.run('dead code')
    expect(passed).toBe(false)
    for (const name of ['forgotten.ts', 'nobodysText', 'zod']) expect(output).toContain(name)
  })
})

describe('dead code that a test keeps alive', () => {
  it('is caught', () => {
    const tested = makeSampleProject()
    tested.write('src/modules/bag/bag-weight.ts', 'export const weigh = () => 1\n')
    tested.write(
      'src/modules/bag/bag-weight.test.ts',
      "import { expect, it } from 'vitest'\nimport { weigh } from './bag-weight.ts'\n\nit('weighs', () => expect(weigh()).toBe(1))\n",
    )
    const { passed, output } = tested.run('dead code')
    expect(passed).toBe(false)
    expect(output).toContain('bag-weight.ts')
    expect(output).not.toContain('bag-weight.test.ts')
    tested.remove()
  })
})

describe('the house rules', () => {
  let report = ''

  beforeAll(() => {
    for (const { path, content } of houseFaults) faulty.write(path, content)
    const { passed, output } = faulty.run('house')
    report = passed ? '' : output
  })

  it.each(houseFaults.flatMap(({ reported }) => reported))('catch %s', (fault) => {
    expect(report).toContain(fault)
  })

  it('count a group of tests as no function', () => {
    expect(report).not.toContain('long.test.ts:1:')
  })
})

describe('what is loaded first', () => {
  const pages = screens.map(({ path }, number) => ({ id: path === 'bags' ? 'bag' : `page-${number}`, path }))
  const routes: Record<string, object> = {
    root: { id: 'root', path: '', module: '/assets/root.js', css: ['/assets/style.css'] },
  }
  for (const { id, path } of pages)
    routes[id] = { id, parentId: 'root', path, module: `/assets/${id}.js`, imports: ['/assets/ui.js'] }
  const build = (bytesOfUi: number, bytesOfStyle = 0, bytesOfBag = 0) => {
    const manifest = JSON.stringify({
      url: '/assets/manifest-1a2b3c.js',
      entry: { module: '/assets/entry.js', imports: ['/assets/ui.js'] },
      routes,
    })
    faulty.write('build/client/assets/manifest-1a2b3c.js', `window.__reactRouterManifest=${manifest};`)
    for (const name of ['entry', ...Object.keys(routes)]) faulty.write(`build/client/assets/${name}.js`, 'export {}\n')
    faulty.write('build/client/assets/ui.js', randomBytes(bytesOfUi))
    faulty.write('build/client/assets/bag.js', randomBytes(bytesOfBag))
    faulty.write('build/client/assets/style.css', randomBytes(bytesOfStyle))
    return faulty.run('bundle', '--as-built')
  }

  it('may weigh 82 kB of script', () => {
    expect(build(82_000)).toMatchObject({ passed: true, output: expect.stringContaining('home 82.') })
  })

  it('is caught when it weighs more, and told by the page', () => {
    expect(build(86_000)).toMatchObject({ passed: false, output: expect.stringContaining('home: 86.') })
    expect(build(70_000, 0, 30_000)).toMatchObject({ passed: false, output: expect.stringContaining('bag: 100.') })
    expect(build(132_000)).toMatchObject({ passed: false, output: expect.stringContaining('/newsletter: 132.') })
  })

  it('is caught when its style sheet weighs more than 20 kB', () => {
    expect(build(0, 21_000)).toMatchObject({ passed: false, output: expect.stringContaining('home: 21.0 kB of style') })
  })
})
