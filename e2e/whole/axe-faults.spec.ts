import { openSearch } from '../browse/browsing.ts'
import { axeFaults } from './axe-faults.ts'
import { expect, test } from '../shop-test.ts'

// The frame of a page is examined where it first stands as it does. What changes it, if only its colour, makes it another one.

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

test('a fault is found in the frame, in the content and between them, also where the frame has been examined before', async ({
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
