import QRCode from 'qrcode'

/** As an SVG that cameras and the apps of banks read: ink on white, with its quiet border, and still whole with a scratch. */
export const qrPicture = (text: string): Promise<string> =>
  QRCode.toString(text, {
    type: 'svg',
    errorCorrectionLevel: 'M',
    margin: 4,
    color: { dark: '#0b0b0aff', light: '#ffffffff' },
  })
