import { qrcode } from '#platform/libraries/late-libraries.server.ts'

/** As an SVG that cameras and the apps of banks read: ink on white, with its quiet border, and still whole with a scratch. */
export const qrPicture = (text: string): Promise<string> =>
  qrcode().toString(text, {
    type: 'svg',
    errorCorrectionLevel: 'M',
    margin: 4,
    color: { dark: '#0b0b0aff', light: '#ffffffff' },
  })
