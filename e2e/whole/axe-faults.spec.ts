import { openSearch } from '../browse/browsing.ts'
import { axeFaults } from './axe-faults.ts'
import { expect, test } from '../shop-test.ts'

// Words that stand out are not asked again where they look the same. What changes them, if only their ground, makes them others.

const planted: [string, RegExp, (root: Document) => void][] = [
  [
    'a header whose link lost its name',
    /^link-name: \.logo/,
    (root) => {
      for (const link of root.querySelectorAll('header a[aria-label]')) {
        link.removeAttribute('aria-label')
        link.replaceChildren()
      }
    },
  ],
  [
    'a footer in pale letters',
    /^color-contrast: .*newsletter/,
    (root) => {
      const link = root.querySelector<HTMLElement>('footer a')
      if (link) link.style.color = '#bbb'
    },
  ],
  [
    'a footer whose style sheet made it pale',
    /^color-contrast: .*footer/,
    (root) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('footer a { color: #bbb !important }')
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    },
  ],
  ['a picture without a word', /^image-alt: /, (root) => root.querySelector('main')?.append(root.createElement('img'))],
  [
    'pale content',
    /^color-contrast: .*late-words/,
    (root) => {
      const late = Object.assign(root.createElement('p'), { id: 'late-words', textContent: 'Pale words', style: 'color: #bbb' })
      root.querySelector('main')?.append(late)
    },
  ],
  [
    'a ground that grew dark behind words',
    /^color-contrast: /,
    (root) => {
      const paragraph = [...root.querySelectorAll('main p')].at(-1)
      if (paragraph?.parentElement) paragraph.parentElement.style.background = '#333'
    },
  ],
  [
    'two buttons too small to hit one',
    /^target-size: /,
    (root) => {
      const small = (): HTMLElement =>
        Object.assign(root.createElement('button'), {
          ariaLabel: 'Small',
          style: 'width: 9px; height: 9px; padding: 0; border: 0',
        })
      const beside = root.createElement('div')
      beside.append(small(), small())
      root.querySelector('main')?.append(beside)
    },
  ],
  [
    'a second footer',
    /^landmark-no-duplicate-contentinfo: /,
    (root) => {
      const again = root.querySelector('footer')?.cloneNode(true)
      if (again) root.body.append(again)
    },
  ],
  [
    'words outside every part',
    /^region: /,
    (root) => root.body.append(Object.assign(root.createElement('p'), { textContent: 'Lost words' })),
  ],
  [
    'headings out of order',
    /^heading-order: /,
    (root) => {
      root.querySelector('main')?.append(Object.assign(root.createElement('h5'), { textContent: 'Five' }))
    },
  ],
]

test('a fault is found in the frame, in the content and between them, also where the same words have been examined before', async ({
  shop,
}) => {
  const { page, goTo } = await shop.welcome({ language: 'en', screen: 'wide', still: true })
  for (const path of ['/statement/us', '/statement/contact']) {
    await goTo(path)
    expect(await axeFaults(page, true)).toEqual([])
  }
  for (const [what, fault, plant] of planted) {
    await goTo('/statement/care')
    await page.evaluate(`(${plant.toString()})(document)`)
    expect.soft(await axeFaults(page, true), what).toContainEqual(expect.stringMatching(fault))
  }
  await goTo('/statement/care')
  expect(await axeFaults(page, true)).toEqual([])
})

test('a fault is found in a dialog over the page', async ({ shop }) => {
  const person = await shop.welcome({ language: 'en', screen: 'wide', still: true })
  await person.goTo('/')
  await openSearch(person)
  expect(await axeFaults(person.page)).toEqual([])
  await person.page.evaluate(() => {
    const pale = Object.assign(document.createElement('p'), { id: 'pale', textContent: 'Pale words', style: 'color: #bbb' })
    document.querySelector(':modal')?.append(pale)
  })
  expect(await axeFaults(person.page)).toContainEqual(expect.stringMatching(/^color-contrast: .*pale/))
})
