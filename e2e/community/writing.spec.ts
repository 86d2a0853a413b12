import { communityText, composeText } from '../../src/language/community/community.text.ts'
import { merchantKindName } from '../../src/language/merchant-kinds.ts'
import { cropText } from '../../src/language/community/crop.text.ts'
import { sellerReviewsText } from '../../src/language/seller/seller-reviews.text.ts'
import { addPicture } from '../buying/received-bag.ts'
import { beginMemberSessionOf } from '../shop-database.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { beginning, spoken } from '../spoken.ts'
import { become, openPage, openProfile } from './members.ts'

const unique = (): string => Date.now().toString(36).slice(-5)
const [own, crop] = [spoken(composeText, 'zh'), spoken(cropText, 'zh')]

const titleOf = ({ page }: Person) => page.getByRole('textbox', { name: own.headline })
const shapeOf = ({ page }: Person) =>
  page.locator('.pictures-field img').evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)

/** All that this device keeps of posts. */
const keptOn = ({ page }: Person): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((done) => {
        const opening = indexedDB.open('praya-drafts')
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = () => done('')
        opening.onsuccess = () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll()
          all.onsuccess = () => {
            opening.result.close()
            done(JSON.stringify(all.result))
          }
        }
      }),
  )

async function untilKept(author: Person, what: string): Promise<void> {
  await expect.poll(() => keptOn(author)).toContain(what)
  await expect(author.page.getByText(beginning(crop.kept('')))).toBeVisible()
}

/** The middle of a square picture, as a portrait, by keys alone. */
async function cropByKeys({ page, press }: Person): Promise<void> {
  await press(page.getByRole('button', { name: crop.cropOne(1) }))
  await page.getByRole('radio', { name: crop.tall }).check()
  const frame = page.getByRole('button', { name: crop.frame })
  const before = await frame.evaluate(({ style }) => [style.left, style.width])
  await frame.press('Shift+ArrowRight')
  await frame.press('-')
  expect(await frame.evaluate(({ style }) => [style.left, style.width])).not.toEqual(before)
  await press(page.getByRole('button', { name: crop.apply }))
  await expect(frame).toHaveCount(0)
}

test('a picture is cropped, and what is written outlives the page and a lost line on this device, for its writer alone', async ({
  shop,
}) => {
  shop.expectFault(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const author = await shop.welcome({ language: 'zh', screen: 'phone' })
  const { page, press, goTo } = author
  const session = await openProfile(author, `晴${unique()}`)
  await goTo('/community/write')
  await titleOf(author).fill('雨後的手袋')
  await addPicture(author)
  await expect.poll(() => shapeOf(author)).toBeCloseTo(1)
  await cropByKeys(author)
  await expect.poll(() => shapeOf(author)).toBeCloseTo(0.75, 1)
  await untilKept(author, '"cut"')

  await goTo('/community/write')
  await expect(titleOf(author)).toHaveValue('雨後的手袋')
  await expect.poll(() => shapeOf(author)).toBeCloseTo(0.75, 1)

  await page.context().setOffline(true)
  await page.getByRole('textbox', { name: own.body }).fill('皮面自然風乾。')
  await untilKept(author, '皮面自然風乾。')
  await press(page.getByRole('button', { name: own.publish }))
  await expect(page.getByText(crop.offline)).toBeVisible({ timeout: 15_000 })
  await page.context().setOffline(false)

  await openProfile(author, `雲${unique()}`)
  await goTo('/community/write')
  await expect(titleOf(author)).toHaveValue('')
  await become(author, session)
  await goTo('/community/write')
  await expect(page.getByRole('textbox', { name: own.body })).toHaveValue('皮面自然風乾。')

  await press(page.getByRole('button', { name: own.publish }))
  await expect(page).toHaveURL(/\/zh\/community\/post\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('雨後的手袋')
  await goTo('/community/write')
  await expect(titleOf(author)).toHaveValue('')
  await expect(page.getByText(spoken(communityText, 'zh').write).first()).toBeAttached()
})

test('a draft that was saved elsewhere since is shown, and the one of this device is a press away', async ({ shop }) => {
  const [desk, phone] = [await shop.welcome({ language: 'zh' }), await shop.welcome({ language: 'zh', screen: 'phone' })]
  const session = await openProfile(desk, `嵐${unique()}`)
  await become(phone, session)
  await desk.goTo('/community/write')
  await titleOf(desk).fill('第一稿')
  await desk.press(desk.page.getByRole('button', { name: own.draft }))
  await expect(desk.page.getByText(own.drafted)).toBeVisible()
  const address = new URL(desk.page.url())
  const path = address.pathname.replace('/zh', '') + address.search

  await phone.goTo(path)
  await titleOf(phone).fill('電話上的一稿')
  await untilKept(phone, '電話上的一稿')
  await titleOf(desk).fill('桌上的一稿')
  await desk.press(desk.page.getByRole('button', { name: own.draft }))
  await expect(desk.page.getByText(own.drafted)).toBeVisible()

  await phone.goTo(path)
  await expect(titleOf(phone)).toHaveValue('桌上的一稿')
  const aside = phone.page.getByRole('status').filter({ hasText: /保留於此裝置/ })
  await phone.press(aside.getByRole('button'))
  await expect(titleOf(phone)).toHaveValue('電話上的一稿')
  await phone.press(phone.page.getByRole('button', { name: crop.showSaved }))
  await expect(titleOf(phone)).toHaveValue('桌上的一稿')
})

test('from the seller centre an owner posts in the name of the shop, and readers see its name and its mark', async ({ shop }) => {
  const owner = await shop.welcome({ language: 'zh', screen: 'phone' })
  const { page, press, goTo } = owner
  await become(owner, await beginMemberSessionOf('lantern@praya.test'))
  await openPage(owner, `店${unique()}`)
  await goTo('/seller/reviews')
  await press(page.getByRole('link', { name: sellerReviewsText.post.zh, exact: true }))
  await expect(page.getByRole('combobox', { name: own.as })).toHaveValue(/^[\da-f-]{36}$/)
  await titleOf(owner).fill('新到的大衣，先量好再上架')
  await addPicture(owner)
  await page.getByRole('textbox', { name: own.body }).fill('袖長與肩寬均逐件量度。')
  await press(page.getByRole('button', { name: own.publish }))
  await expect(page.getByRole('heading', { level: 1, name: '新到的大衣，先量好再上架' })).toBeVisible()
  const reader = await shop.welcome({ language: 'zh', screen: 'wide' })
  await reader.goTo(new URL(page.url()).pathname.replace(/^\/zh/, ''))
  const author = reader.page.locator('.com-who')
  await expect(author.getByRole('link', { name: '銀燈籠時裝', exact: true })).toBeVisible()
  await expect(author).toContainText(merchantKindName('genuine-store', 'zh'))
})
