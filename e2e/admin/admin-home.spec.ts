import { namedProblem } from '#language/named-problem.ts'
import { readFile } from 'node:fs/promises'
import { allFieldProblems } from '../../src/language/all-field-problems.ts'
import { adminBlockText } from '../../src/language/admin/admin-block.text.ts'
import { blockKindText, adminHomeText } from '../../src/language/admin/admin-home.text.ts'
import { blockNames, blocks, confirmRelease, discard, liveRelease, openDesk, writeBlock } from './home-editor.ts'
import { axeFaults } from '../whole/axe-faults.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

test.describe.configure({ mode: 'serial' })
const texts = spoken(adminHomeText, 'en')
const form = spoken(adminBlockText, 'en')

async function seenByMen(person: Person): Promise<{ title: string; order: string[] }> {
  await person.goTo('/?sexType=2')
  const main = person.page.getByRole('main')
  return {
    title: (await main.getByRole('heading', { level: 1 }).textContent()) ?? '',
    order: await main.getByRole('heading', { level: 2 }).allTextContents(),
  }
}

test('an operator rewrites and rearranges the page and releases it; shoppers see it in both languages, and the former page can come back', async ({
  shop,
}) => {
  const operator = await shop.welcome()
  const [english, chinese] = [await shop.welcome(), await shop.welcome({ language: 'zh' })]
  await openDesk(operator)
  const former = await liveRelease(operator)
  const before = await seenByMen(english)
  await writeBlock(operator, 0, { [form.title]: { en: 'Winter, on foot', zh: '冬日步行' } })
  await expect(blocks(operator).first().getByRole('heading')).toHaveText('Winter, on foot')
  await operator.press(
    blocks(operator)
      .nth(1)
      .getByRole('button', { name: new RegExp(`^${texts.down}`) }),
  )
  await expect.poll(async () => (await blockNames(operator))[2]).toBe(before.order[0])
  expect((await seenByMen(english)).title).toBe(before.title)

  await operator.press(operator.page.getByRole('button', { name: texts.release, exact: true }))
  await confirmRelease(operator, 'Winter opening')
  await expect(operator.page.getByText(texts.asReleased)).toBeVisible()
  expect(await liveRelease(operator)).toBe(former + 1)
  const after = await seenByMen(english)
  expect(after.title).toBe('Winter, on foot')
  expect(after.order.slice(0, 2)).toEqual([before.order[1], before.order[0]])
  expect((await seenByMen(chinese)).title).toBe('冬日步行')

  await operator.press(operator.page.getByRole('button', { name: `${texts.makeLive}: ${texts.releaseNumber(former)}` }))
  await confirmRelease(operator, '')
  await expect(operator.page.getByText(texts.againOf(former))).toBeVisible()
  expect(await seenByMen(english)).toEqual(before)
})

test('the draft is previewed in the shop’s own frame by operators, and by nobody else', async ({ shop }) => {
  const operator = await shop.welcome()
  await openDesk(operator)
  await writeBlock(operator, 0, { [form.title]: { en: 'Not yet', zh: '尚未' } })
  await operator.press(operator.page.getByRole('link', { name: texts.preview }))
  await expect(operator.page.getByRole('heading', { level: 1 })).toHaveText('Not yet')
  await expect(operator.page.getByText(texts.previewBar(texts.men))).toBeVisible()
  await operator.goTo('/zh/admin/home/preview/men')
  await expect(operator.page.getByRole('heading', { level: 1 })).toHaveText('尚未')

  shop.expectFault(/401/)
  const stranger = await shop.welcome()
  await stranger.goTo('/admin/home/preview/men')
  await expect(stranger.page.getByText(texts.signInFirst)).toBeVisible()
  expect(await stranger.page.content()).not.toContain('Not yet')
  await operator.goTo('/admin/home/men')
  await discard(operator)
})

test('by keyboard alone a block moves and keeps the focus; what is removed comes back', async ({ shop }) => {
  const operator = await shop.welcome()
  const { page } = operator
  await openDesk(operator)
  const before = await blockNames(operator)
  await page.keyboard.press('j')
  await expect(
    blocks(operator)
      .first()
      .getByRole('button', { name: new RegExp(`^${texts.edit}`) }),
  ).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(async () => (await blockNames(operator))[1]).toBe(before[0])
  await expect(
    blocks(operator)
      .nth(1)
      .getByRole('button', { name: new RegExp(`^${texts.edit}`) }),
  ).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: texts.moved(before[0] ?? '', 2, before.length) })).toBeAttached()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => blockNames(operator)).toEqual(before)

  await operator.press(
    blocks(operator)
      .nth(2)
      .getByRole('button', { name: new RegExp(`^${texts.remove}`) }),
  )
  await expect.poll(() => blockNames(operator)).toEqual(before.toSpliced(2, 1))
  await operator.press(page.getByRole('button', { name: texts.undo }))
  await expect.poll(() => blockNames(operator)).toEqual(before)
  await discard(operator)
})

test('a block that lacks something says so beside the field and keeps what was typed; its picture is uploaded', async ({
  shop,
}) => {
  const operator = await shop.welcome()
  const { page, press } = operator
  await openDesk(operator)
  const kinds = spoken(blockKindText, 'en')
  await press(page.getByRole('region', { name: texts.add }).getByRole('button', { name: kinds.editorial }))
  const dialog = page.getByRole('dialog', { name: form.addTitle(kinds.editorial) })
  await dialog
    .getByRole('group', { name: form.title, exact: true })
    .getByRole('textbox', { name: form.english })
    .fill('The long coat')
  await dialog.getByRole('textbox', { name: form.link, exact: true }).fill('https://elsewhere.example/')
  await press(dialog.getByRole('button', { name: form.save }))
  const chinese = dialog.getByRole('group', { name: form.title, exact: true }).getByRole('textbox', { name: form.chinese })
  await expect(chinese).toHaveAccessibleDescription(namedProblem(allFieldProblems.required.en, form.chinese, 'en'))
  await expect(dialog.getByRole('textbox', { name: form.link, exact: true })).toHaveAccessibleDescription(
    new RegExp(allFieldProblems['link-path'].en),
  )
  await expect(dialog.getByText(allFieldProblems.picture.en)).toBeVisible()

  const picture = await readFile(new URL('../../public/icon-192.png', import.meta.url))
  await dialog.locator('input[type=file]').setInputFiles({ name: 'coat.png', mimeType: 'image/png', buffer: picture })
  await expect(dialog.getByRole('group', { name: form.alt })).toBeVisible()
  const fill = async (group: string, en: string, zh: string) => {
    const pair = dialog.getByRole('group', { name: group, exact: true })
    await pair.getByRole('textbox', { name: form.english }).fill(en)
    await pair.getByRole('textbox', { name: form.chinese }).fill(zh)
  }
  await fill(form.alt, 'A coat', '大衣')
  await fill(form.title, 'The long coat', '長身大衣')
  await fill(form.words, 'For March.', '三月合用。')
  await fill(form.label, 'Shop coats', '選購大衣')
  await dialog.getByRole('textbox', { name: form.link, exact: true }).fill(`${new URL(page.url()).origin}/zh/product/list/men`)
  await press(dialog.getByRole('button', { name: form.save }))
  await expect(dialog).toBeHidden()
  expect((await blockNames(operator)).at(-1)).toBe('The long coat')
  await discard(operator)
})

test('a row of products is picked by hand, found by their names', async ({ shop }) => {
  const operator = await shop.welcome()
  const { page, press } = operator
  const kinds = spoken(blockKindText, 'en')
  await openDesk(operator)
  await press(page.getByRole('region', { name: texts.add }).getByRole('button', { name: kinds.rail }))
  const rail = page.getByRole('dialog')
  await rail.getByRole('group', { name: form.title, exact: true }).getByRole('textbox', { name: form.english }).fill('Picked')
  await rail.getByRole('group', { name: form.title, exact: true }).getByRole('textbox', { name: form.chinese }).fill('精選')
  await rail.getByRole('combobox', { name: form.goods }).selectOption('codes')
  await rail.getByRole('combobox', { name: form.findProducts }).fill('leather')
  await press(page.getByRole('option', { name: /leather/i }).first())
  await press(rail.getByRole('button', { name: form.save }))
  await expect(rail).toBeHidden()
  await expect(blocks(operator).last().locator('img')).toHaveCount(1)
  await discard(operator)
})

test('of two operators, the slower one is told who was first and loses nothing that was typed', async ({ shop }) => {
  const [slow, quick] = [await shop.welcome(), await shop.welcome()]
  await openDesk(slow)
  await openDesk(quick)
  await slow.press(
    blocks(slow)
      .first()
      .getByRole('button', { name: new RegExp(`^${texts.edit}`) }),
  )
  const dialog = slow.page.getByRole('dialog')
  const title = dialog.getByRole('group', { name: form.title, exact: true }).getByRole('textbox', { name: form.english })
  await title.fill('Typed slowly')
  await quick.press(
    blocks(quick)
      .nth(2)
      .getByRole('button', { name: new RegExp(`^${texts.up}`) }),
  )
  await expect(quick.page.getByRole('button', { name: texts.discard })).toBeVisible()
  await slow.press(dialog.getByRole('button', { name: form.save }))
  await expect(dialog.getByText(texts.keepsTyped)).toContainText('Ada Lam')
  await slow.press(dialog.getByRole('button', { name: texts.loadNewest }))
  await expect(dialog.getByText(texts.keepsTyped)).toBeHidden()
  await expect(title).toHaveValue('Typed slowly')
  await slow.press(dialog.getByRole('button', { name: form.save }))
  await expect(dialog).toBeHidden()
  expect((await blockNames(slow))[0]).toBe('Typed slowly')
  await discard(slow)
})

test('nothing on the desk of the home page stands in anybody’s way', async ({ shop }) => {
  const operator = await shop.welcome({ language: 'zh', screen: 'phone', still: true })
  const { page, press } = operator
  const own = spoken(adminHomeText, 'zh')
  await openDesk(operator)
  await expectClean(operator)
  await press(
    blocks(operator)
      .first()
      .getByRole('button', { name: new RegExp(`^${own.edit}`) }),
  )
  await press(
    page
      .getByRole('dialog')
      .getByRole('button', { name: spoken(adminBlockText, 'zh').changePicture })
      .first(),
  )
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible()
  await expectClean(operator)
})

const expectClean = async ({ page }: Person): Promise<void> => expect(await axeFaults(page)).toEqual([])
