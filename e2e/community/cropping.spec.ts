import type { CDPSession } from '@playwright/test'
import { cropText } from '../../src/language/community/crop.text.ts'
import { addPicture } from '../buying/received-bag.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { openProfile } from './members.ts'

type Place = { x: number; y: number }
/** What drags: pressed at the first place, moved over the others, let go at the last. */
type Drag = (person: Person, places: Place[]) => Promise<void>

async function openCrop(person: Person): Promise<void> {
  const { page, goTo, press, language } = person
  const crop = spoken(cropText, language)
  await openProfile(person, `剪${Date.now().toString(36).slice(-5)}`)
  await goTo('/community/write')
  await addPicture(person)
  await press(page.getByRole('button', { name: crop.cropOne(1) }))
  await page.getByRole('radio', { name: crop.tall }).check()
}

const frameOf = ({ page, language }: Person) => page.getByRole('button', { name: spoken(cropText, language).frame })

async function boxOf(person: Person) {
  const box = await frameOf(person).boundingBox()
  if (!box) throw new Error('there is no frame')
  return {
    ...box,
    right: box.x + box.width,
    bottom: box.y + box.height,
    middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
  }
}
type Box = Awaited<ReturnType<typeof boxOf>>

const shapeOf = ({ width, height }: Box): number => width / height
const stageOf = async (person: Person) => {
  const box = await person.page.locator('.crop-stage').boundingBox()
  if (!box) throw new Error('there is no picture')
  return box
}

const byMouse: Drag = async ({ page }, [first, ...others]) => {
  const { mouse } = page
  await mouse.move(first?.x ?? 0, first?.y ?? 0)
  await mouse.down()
  for (const { x, y } of others) await mouse.move(x, y, { steps: 6 })
  await mouse.up()
}

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map((point, id) => ({ ...point, id })) })

const byFinger: Drag = async ({ page }, [first, ...others]) => {
  const session = await page.context().newCDPSession(page)
  let from = first ?? { x: 0, y: 0 }
  await touch(session, 'touchStart', [from])
  for (const to of others) {
    for (let step = 1; step <= 6; step += 1)
      await touch(session, 'touchMove', [{ x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 }])
    from = to
  }
  await touch(session, 'touchEnd', [])
  await session.detach()
}

const screens = [
  ['phone', 'a finger', byFinger],
  ['wide', 'a mouse', byMouse],
] as const

const CORNERS = [
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
] as const

/** By each corner: drawn in by a sixth it shrinks by a third about its middle, and far out it is as large as the picture lets it be. */
async function sizeByCorners(person: Person, drag: Drag): Promise<void> {
  const [stage, widest] = [await stageOf(person), await boxOf(person)]
  for (const [side, height] of CORNERS) {
    const before = await boxOf(person)
    const cornerOf = (box: Box): Place => ({
      x: (side === 1 ? box.right : box.x) - side * 6,
      y: (height === 1 ? box.bottom : box.y) - height * 6,
    })
    const corner = cornerOf(before)
    await drag(person, [corner, { x: corner.x - (side * before.width) / 6, y: corner.y - (height * before.height) / 6 }])
    await expect.poll(async () => (await boxOf(person)).width / before.width).toBeCloseTo(2 / 3, 1)
    const after = await boxOf(person)
    expect(shapeOf(after)).toBeCloseTo(0.75, 1)
    expect(Math.abs(after.middle.x - before.middle.x)).toBeLessThan(2)
    const at = cornerOf(after)
    await drag(person, [at, { x: at.x + side * stage.width, y: at.y + height * stage.height }])
    await expect.poll(async () => (await boxOf(person)).width).toBeCloseTo(widest.width, 0)
  }
}

/** Beyond an edge and back in one drag it is again below the pointer, as if no edge had been there. */
async function moveByItsMiddle(person: Person, drag: Drag): Promise<void> {
  const [stage, widest] = [await stageOf(person), await boxOf(person)]
  const corner = { x: widest.right - 6, y: widest.bottom - 6 }
  await drag(person, [corner, { x: corner.x - widest.width / 4, y: corner.y - widest.height / 4 }])
  await expect.poll(async () => (await boxOf(person)).width / widest.width).toBeCloseTo(0.5, 1)
  const before = await boxOf(person)
  const { middle } = before
  await drag(person, [middle, { x: middle.x + stage.width, y: middle.y }, { x: middle.x + 20, y: middle.y + 10 }])
  await expect.poll(async () => Math.round((await boxOf(person)).x - before.x)).toBe(20)
  expect(Math.round((await boxOf(person)).y - before.y)).toBe(10)
  await drag(person, [(await boxOf(person)).middle, { x: stage.x - stage.width, y: stage.y - stage.height }])
  await expect.poll(async () => Math.round((await boxOf(person)).x - stage.x)).toBe(0)
  expect(Math.round((await boxOf(person)).y - stage.y)).toBe(0)
}

async function setByKeys(person: Person): Promise<void> {
  const [stage, frame, start] = [await stageOf(person), frameOf(person), await boxOf(person)]
  await frame.press('Shift+ArrowRight')
  await frame.press('ArrowDown')
  await expect.poll(async () => Math.abs((await boxOf(person)).x - start.x - stage.width / 10)).toBeLessThan(1)
  expect(Math.abs((await boxOf(person)).y - start.y - stage.height / 100)).toBeLessThan(1)
  for (let more = 0; more < 15; more += 1) await frame.press('+')
  await expect.poll(async () => shareOf(await boxOf(person), stage)).toBeCloseTo(0.75, 2)
  for (let less = 0; less < 16; less += 1) await frame.press('-')
  await expect.poll(async () => shareOf(await boxOf(person), stage)).toBeCloseTo(0.75 / 4, 2)
}

const shareOf = (box: Box, stage: { width: number }): number => box.width / stage.width

for (const [screen, what, drag] of screens)
  test(`the part of a picture is set with ${what}: each corner sizes it, its middle moves it, and no edge is passed`, async ({
    shop,
  }) => {
    const person = await shop.welcome({ language: screen === 'phone' ? 'zh' : 'en', screen })
    await openCrop(person)
    await sizeByCorners(person, drag)
    await moveByItsMiddle(person, drag)
    await setByKeys(person)
    await person.press(person.page.getByRole('button', { name: spoken(cropText, person.language).apply }))
    await expect(frameOf(person)).toHaveCount(0)
    const shown = person.page.locator('.pictures-field img')
    const shape = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
    await expect.poll(shape).toBeCloseTo(0.75, 1)
  })

test('a second finger does not take the frame from the first', async ({ shop }) => {
  const person = await shop.welcome({ language: 'zh', screen: 'phone' })
  await openCrop(person)
  const widest = await boxOf(person)
  for (let less = 0; less < 8; less += 1) await frameOf(person).press('-')
  await expect.poll(async () => (await boxOf(person)).width / widest.width).toBeCloseTo(0.6, 1)
  const { middle, x } = await boxOf(person)
  const session = await person.page.context().newCDPSession(person.page)
  await touch(session, 'touchStart', [middle])
  await touch(session, 'touchMove', [{ x: middle.x + 10, y: middle.y }])
  const other = { x: middle.x - 30, y: middle.y + 20 }
  await touch(session, 'touchStart', [{ x: middle.x + 10, y: middle.y }, other])
  await touch(session, 'touchMove', [
    { x: middle.x + 12, y: middle.y },
    { x: other.x - 40, y: other.y + 40 },
  ])
  await touch(session, 'touchEnd', [])
  await expect.poll(async () => Math.round((await boxOf(person)).x - x)).toBe(12)
})
