import { house } from '#language/house.ts'
import type { Texts } from '#language/texts.ts'

export const certificateText = {
  name: { en: 'Certificate of authenticity', zh: '鑑定證書' },
  title: { en: (code: string) => `Certificate ${code}`, zh: (code: string) => `鑑定證書${code}` },
  checkedNow: { en: (moment: string) => `Checked just now, ${moment}`, zh: (moment: string) => `剛剛查核，${moment}` },
  genuine: { en: 'This piece is genuine', zh: '本件貨品確為正品' },
  genuineWords: {
    en: (day: string) =>
      `${house().mark} examined it by hand on ${day} and confirmed that it is genuine. If it ever proves otherwise, we pay three times its price.`,
    zh: (day: string) => `${house().mark}於${day}逐項人手檢查，確認與品牌出品相符。如日後證實並非正品，我們將按售價的三倍賠償。`,
  },
  withdrawn: { en: 'No longer valid', zh: '此證書已失效' },
  'because-returned': {
    en: (day: string) => `Withdrawn on ${day}: the item was returned to us. Do not rely on this certificate.`,
    zh: (day: string) => `貨品已退回本店，證書於${day}撤銷。請勿以此證書作準。`,
  },
  'because-not-genuine': {
    en: (day: string) => `Withdrawn on ${day}: the item did not pass a further examination. Do not rely on this certificate.`,
    zh: (day: string) => `貨品未能通過其後的檢查，證書於${day}撤銷。請勿以此證書作準。`,
  },
  'because-not-sent': {
    en: (day: string) => `Withdrawn on ${day}: the item never reached a buyer. Do not rely on this certificate.`,
    zh: (day: string) => `貨品未有交到買家手上，證書於${day}撤銷。請勿以此證書作準。`,
  },
  'because-refunded': {
    en: (day: string) => `Withdrawn on ${day}: the price of the item was refunded. Do not rely on this certificate.`,
    zh: (day: string) => `貨品已全數退款，證書於${day}撤銷。請勿以此證書作準。`,
  },
  damaged: { en: 'This record cannot be confirmed', zh: '未能確認此紀錄' },
  damagedWords: {
    en: 'Our record does not match its signature. Please do not rely on it, and tell us the code.',
    zh: '紀錄與簽署不符，請勿以此作準，並聯絡客戶服務，提供證書編號。',
  },
  piece: { en: 'Piece', zh: '貨品' },
  look: { en: 'Colour, size', zh: '顏色、尺碼' },
  item: { en: 'Item number', zh: '貨品編號' },
  ordered: { en: 'Ordered', zh: '訂購日期' },
  examined: { en: 'Examined', zh: '鑑定日期' },
  code: { en: 'Certificate code', zh: '證書編號' },
  print: { en: 'Print this certificate', zh: '列印證書' },
  different: { en: 'Does yours look different?', zh: '與您手上的貨品不符？' },
  inYourHands: { en: 'Do you have this piece? Tell us', zh: '貨品在您手上？請告知我們' },
  bench: { en: 'Authentication', zh: '鑑定過程' },
  thisPiece: { en: 'This very piece', zh: '攝自本件貨品' },
  whole: { en: 'The whole piece', zh: '全貌' },
  lookedAt: { en: 'What we checked', zh: '檢查項目' },
  why: { en: 'Why you can rely on this page', zh: '為何可以信賴此頁' },
  signed: { en: 'It is signed', zh: '附數碼簽署' },
  signedWords: {
    en: (moment: string) =>
      `We signed this record on ${moment} with a key that only we hold. The signature matches: nothing has changed since.`,
    zh: (moment: string) => `此紀錄於${moment}簽署，密鑰由我們專有。簽署經核對相符，內容自此未曾更改。`,
  },
  neighbours: { en: 'It is linked to its neighbours', zh: '前後紀錄互證' },
  neighboursWords: {
    en: (entry: string) =>
      `This is entry ${entry} in our chain. Every entry carries the fingerprint of the one before. Nothing can be added, changed or removed unnoticed. Both neighbours match.`,
    zh: (entry: string) =>
      `此為紀錄鏈第${entry}項紀錄。每項均載有前一項的數碼指紋，任何加插、更改或刪除都會被發現。前後兩項均相符。`,
  },
  nothingOfYou: { en: 'It shows nothing about you', zh: '不含個人資料' },
  nothingOfYouWords: {
    en: 'It shows no name, price or address. Anyone who has the piece can check it, as often as they wish.',
    zh: '本頁不載姓名、售價或地址。任何持有此貨品的人士均可隨時查核。',
  },
  fingerprint: { en: 'Fingerprint', zh: '數碼指紋' },
  file: { en: 'Save the signed file', zh: '下載簽署檔案' },
  offline: { en: 'Check it without us', zh: '自行離線查核' },
  offlineWords: {
    en: 'The file contains the record exactly as it was signed (Ed25519). Save it with our published keys. Anyone can then check one against the other with Node.js, even when this page no longer exists:',
    zh: '檔案載有簽署時的原文（Ed25519）。請連同我們公布的公開密鑰一併下載；即使本頁不再存在，亦可用Node.js自行核對：',
  },
  keys: { en: 'Published keys', zh: '公開密鑰' },
  scan: { en: 'Scan to check', zh: '掃描查核' },
  entry: {
    en: (moment: string, entry: string) => `Signed ${moment}. Entry ${entry} of the chain.`,
    zh: (moment: string, entry: string) => `${moment}簽署，紀錄鏈第${entry}項。`,
  },
  qr: { en: 'QR code that leads to this page', zh: '通往此頁的二維碼' },
  checkTitle: { en: 'Check a certificate', zh: '查核鑑定證書' },
  checkWords: {
    en: 'Each piece we authenticate has a code of sixteen letters and figures. Type it, or scan the QR code on the card.',
    zh: '每件經鑑定的貨品均附有16位證書編號。請輸入編號，或掃描證書卡上的二維碼。',
  },
  check: { en: 'Check', zh: '查核' },
  checkAgain: { en: 'Check again', zh: '重新查核' },
  unknown: { en: 'No such certificate', zh: '查無此證書' },
  unknownWords: {
    en: 'The code may be mistyped. The letters I, L, O and U are never used.',
    zh: '編號可能輸入有誤；證書編號不含字母I、L、O及U。',
  },
  notInRegister: { en: 'It is not in our register. Please compare it with the card.', zh: '紀錄中並無此編號，請與證書卡核對。' },
  boughtAsOurs: { en: 'Bought it as ours? Tell us', zh: '以{mark}正品名義購入？請告知我們' },
  about: { en: 'About authentication', zh: '關於鑑定' },
  ofPiece: { en: 'Certificate', zh: '鑑定證書' },
} satisfies Texts
