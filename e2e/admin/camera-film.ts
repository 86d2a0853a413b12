import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import QRCode from 'qrcode'

/** What Chromium shows as the picture of its camera; playwright.config.ts says so. */
export const cameraFilm = join(import.meta.dirname, '../../.cache/e2e-camera.y4m')

const [WIDTH, HEIGHT] = [640, 480]

/** From now on the camera sees a label with this code. */
export async function showToCamera(text: string): Promise<void> {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const point = Math.floor(320 / modules.size)
  const [left, top] = [WIDTH, HEIGHT].map((side) => Math.floor((side - point * modules.size) / 2)) as [number, number]
  const light = Buffer.alloc(WIDTH * HEIGHT, 220)
  for (let y = 0; y < modules.size * point; y += 1)
    for (let x = 0; x < modules.size * point; x += 1)
      if (modules.get(Math.floor(y / point), Math.floor(x / point))) light[(top + y) * WIDTH + left + x] = 30
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colour])
  await mkdir(dirname(cameraFilm), { recursive: true })
  await writeFile(
    cameraFilm,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]),
  )
}
