import type { Texts } from '#language/texts.ts'

/** As what a piece is looked at. */
export const pieceKindText = {
  bag: { en: 'Bag or leather goods', zh: '手袋及皮具' },
  watch: { en: 'Watch', zh: '腕錶' },
  jewellery: { en: 'Jewellery', zh: '珠寶首飾' },
  shoes: { en: 'Shoes', zh: '鞋履' },
  clothing: { en: 'Clothing', zh: '服裝' },
  beauty: { en: 'Beauty', zh: '美容' },
  other: { en: 'Other', zh: '其他' },
} satisfies Texts

/** What is looked at: on the bench and on certificates. */
export const checkPointText = {
  leather: { en: 'Leather: grain, embossing and feel', zh: '皮革：紋理、壓紋及手感' },
  stitching: { en: 'Stitching: thread, pitch and tension', zh: '車線：用線、針距及鬆緊' },
  hardware: { en: 'Metal parts: weight, finish and engraving', zh: '五金：重量、表面及刻字' },
  lining: { en: 'Lining and inner pockets', zh: '內襯及內袋' },
  stamp: { en: 'Stamp and maker’s number', zh: '烙印及製造編號' },
  edges: { en: 'Edges, glue and scent', zh: '邊油、膠水及氣味' },
  shape: { en: 'Shape, proportions and handles', zh: '外形、比例及手挽' },
  case: { en: 'Case: finish, weight and lugs', zh: '錶殼：打磨、重量及錶耳' },
  dial: { en: 'Dial, hands and printing', zh: '錶面、指針及印字' },
  crown: { en: 'Crown and pushers', zh: '錶冠及按鈕' },
  movement: { en: 'Movement and its marks', zh: '機芯及其標記' },
  bracelet: { en: 'Bracelet or strap, and clasp', zh: '錶帶及錶扣' },
  engraving: { en: 'Engraved numbers', zh: '刻印編號' },
  papers: { en: 'Papers and box', zh: '保證卡及原裝盒' },
  hallmark: { en: 'Hallmarks and maker’s mark', zh: '純度印記及品牌標記' },
  metal: { en: 'Metal, as tested', zh: '金屬檢測' },
  stones: { en: 'Stones, under the loupe', zh: '寶石放大檢查' },
  setting: { en: 'Setting and prongs', zh: '鑲嵌及鑲爪' },
  clasp: { en: 'Clasp and joints', zh: '扣件及接合位' },
  weight: { en: 'Weight', zh: '重量' },
  upper: { en: 'Upper: material and cut', zh: '鞋面：用料及剪裁' },
  sole: { en: 'Sole and heel', zh: '鞋底及鞋跟' },
  insole: { en: 'Insole and its print', zh: '鞋墊及印字' },
  'size-mark': { en: 'Size and style marks', zh: '尺碼及款式標記' },
  box: { en: 'Box and its label', zh: '鞋盒及標籤' },
  fabric: { en: 'Fabric: fibre, weave and hand', zh: '布料：纖維、織法及手感' },
  labels: { en: 'Labels and how they are sewn in', zh: '領標及縫製方式' },
  'care-label': { en: 'Care label and style number', zh: '洗水標籤及款式編號' },
  seams: { en: 'Seams and hems', zh: '縫合位及摺邊' },
  fastenings: { en: 'Buttons, zips and fastenings', zh: '鈕扣、拉鏈及扣件' },
  cut: { en: 'Cut and pattern matching', zh: '剪裁及對花' },
  seal: { en: 'Seal, unbroken', zh: '封口完整' },
  packaging: { en: 'Packaging', zh: '包裝' },
  print: { en: 'Printing and embossing', zh: '印刷及壓紋' },
  'batch-code': { en: 'Batch code, the same on box and bottle', zh: '批次編號，盒身與瓶身相符' },
  expiry: { en: 'Shelf life', zh: '保質期' },
  material: { en: 'Material', zh: '用料' },
  workmanship: { en: 'Workmanship', zh: '做工' },
  'maker-mark': { en: 'Maker’s mark', zh: '品牌標記' },
} satisfies Texts

/** Of a point the program knows; certificates outlive programs. */
export const isCheckPoint = (name: string): name is keyof typeof checkPointText => Object.hasOwn(checkPointText, name)
