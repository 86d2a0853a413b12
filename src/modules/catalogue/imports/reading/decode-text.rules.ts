/** Letters that stand in nearly every sheet of products: read as the other, either encoding is full of rare ones. */
const SHARED =
  '的一不在有我大中小上色白灰米粉金真皮革羊毛棉衣外套帽包袋手工短男女尺寸品牌名原類型文英日月年件只本港元公分布面洗水'
const SIMPLIFIED = `${SHARED}这个来国为们时会长红蓝绿黄银裤鞋围巾丝码号称价库存类别图片货颜裙纯质软轻环链镜级适应产单条双`
const TRADITIONAL = `${SHARED}這個來國為們時會長紅藍綠黃銀褲鞋圍巾絲碼號稱價庫存類別圖片貨顏裙純質軟輕環鏈鏡級適應產單條雙`
const usual = (text: string, letters: string): number =>
  [...text].filter((letter) => letters.includes(letter) && letter > '~').length

const BIG5_PAIR = /[\u4e00-\u9fff]{2}/g

/** How the bytes of a file are letters; nothing when nobody can tell. */
export function findEncoding(
  file: Uint8Array,
  isUtf8: boolean,
): 'utf-8' | 'utf-16le' | 'utf-16be' | 'big5' | 'gb18030' | 'windows-1252' | undefined {
  if (file[0] === 0xff && file[1] === 0xfe) return 'utf-16le'
  if (file[0] === 0xfe && file[1] === 0xff) return 'utf-16be'
  if (isUtf8) return file.subarray(0, 4_096).includes(0) ? undefined : 'utf-8'
  const piece = pieceWithLetters(file)
  if (piece.includes(0)) return undefined
  const chinese = decoded(piece, 'big5')
  const high = piece.filter((byte) => byte >= 0x80).length
  // Chinese stands in words: in Latin text read as Big5 two such letters hardly ever meet.
  const pairs = chinese?.match(BIG5_PAIR)?.length ?? 0
  const simplified = decoded(piece, 'gb18030')
  const isChinese = Math.max(pairs, simplified?.match(BIG5_PAIR)?.length ?? 0) * 4 >= high * 0.3
  if (isChinese && usual(simplified ?? '', SIMPLIFIED) > usual(chinese ?? '', TRADITIONAL)) return 'gb18030'
  if (pairs * 4 >= high * 0.3) return 'big5'
  return /[\u0080-\u009f]/.test(decoded(piece, 'windows-1252') ?? '\u0080') ? undefined : 'windows-1252'
}

/** From where the first letter stands that is not ASCII, whole lines only. */
function pieceWithLetters(file: Uint8Array): Uint8Array {
  const first = Math.max(
    0,
    file.findIndex((byte) => byte >= 0x80),
  )
  const start = file.lastIndexOf(10, first) + 1
  const end = file.indexOf(10, Math.min(file.length, first + 65_536))
  return file.subarray(start, end < 0 ? file.length : end)
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Excel's own first line, which says what stands between the cells and nothing else. */
export const HINT = /^\ufeff?"?sep=([^\r\n]?)"?[^\r\n\w]*(\r?\n|$)/i

/** The mark between the cells of a line: what a first line says, or else the one that stands most often outside quotes. */
export function findDelimiter(head: string): ',' | ';' | '\t' | '|' {
  const said = ([',', ';', '\t', '|'] as const).find((mark) => mark === HINT.exec(head)?.[1])
  if (said) return said
  const plain = head.replaceAll(/"[^"]*"/g, '')
  const count = (mark: string): number => plain.split(mark).length
  return ([',', ';', '\t', '|'] as const).toSorted((one, other) => count(other) - count(one))[0] ?? ','
}
