import { useEffect, useRef, useState } from 'react'
import { adminPicturesText } from '#language/admin/products/admin-product-editor.text.ts'
import { useTexts } from '#language/texts.ts'
import type { DocumentPicture } from '#modules/catalogue/editing/product-document.contract.ts'
import { sendUpload } from '#modules/uploads/uploads.paths.ts'
import { carryWithProgress } from '#platform/wire/carry-with-progress.ts'
import { callAdmin } from '#screens/admin/session/session.ts'

export type Sending = {
  id: number
  file: File
  state: 'waiting' | 'sending' | 'failed' | 'done'
  percent: number
  problem: string
  picture?: DocumentPicture
}

const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])

/** The shop takes three files of one person at a time. */
const AT_ONCE = 2
let running = 0
const queue: (() => void)[] = []
let serial = 0

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((go) => queue.push(go))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    queue.shift()?.()
  }
}

function sendingOf(file: File, notPicture: string): Sending {
  serial += 1
  const fits = TYPES.has(file.type)
  return { id: serial, file, state: fits ? 'waiting' : 'failed', percent: 0, problem: fits ? '' : notPicture }
}

/** Sends many pictures, a few at a time; they are handed on in the order in which they were chosen. */
export function usePictureSending(onPictures: (pictures: DocumentPicture[]) => void) {
  const texts = useTexts(adminPicturesText)
  const [shown, setShown] = useState<readonly Sending[]>([])
  const list = useRef<readonly Sending[]>([])
  // Whoever is told is told of the form as it is by then.
  const told = useRef(onPictures)
  useEffect(() => {
    told.current = onPictures
  })
  const put = (next: readonly Sending[]) => {
    list.current = next
    setShown(next)
  }
  const change = (id: number, parts: Partial<Sending>) =>
    put(list.current.map((each) => (each.id === id ? { ...each, ...parts } : each)))
  const handOn = () => {
    const open = list.current.findIndex(({ state }) => state === 'waiting' || state === 'sending')
    const ready = open < 0 ? list.current : list.current.slice(0, open)
    const pictures = ready.flatMap(({ picture }) => picture ?? [])
    if (pictures.length === 0) return
    put(list.current.filter((each) => each.state !== 'done' || !ready.includes(each)))
    told.current(pictures)
  }
  const send = async ({ id, file }: Sending) => {
    const carrier = carryWithProgress((share) => change(id, { percent: Math.round(share * 100) }))
    const result = await inTurn(() => {
      change(id, { state: 'sending' })
      return callAdmin(sendUpload('product-picture'), {}, { picture: file, carrier })
    })
    if (!result.ok) change(id, { state: 'failed', problem: result.msg })
    else {
      const { hash, width, height } = result.data
      change(id, { state: 'done', picture: { hash: hash ?? '', width, height, alt: { en: '', zh: '' } } })
    }
    handOn()
  }
  const begin = (files: readonly File[]) => {
    const fresh = files.map((file) => sendingOf(file, texts.notPicture))
    put([...list.current, ...fresh])
    for (const each of fresh) if (each.state === 'waiting') void send(each)
  }
  const again = (sending: Sending) => {
    change(sending.id, { state: 'waiting', percent: 0, problem: '' })
    void send(sending)
  }
  return { sendings: shown, begin, again, forget: (id: number) => put(list.current.filter((each) => each.id !== id)) }
}
