import { foldText } from './chinese-folding.ts'
import { isChinese, runsOf, stem } from './search-words.ts'

/** Words Hong Kong shoppers use for one thing, and what others write for it. */
const groups: string[][] = [
  ['手袋', '包包', '手提包', '手提袋', '袋', '包'],
  ['銀包', '錢包'],
  ['卡片套', '卡包', '咭片套'],
  ['波鞋', '運動鞋', '球鞋'],
  ['褸', '外套', '大衣', '大褸'],
  ['手錶', '腕錶', '錶'],
  ['恤衫', '襯衫'],
  ['連身裙', '連衣裙', '洋裝'],
  ['半身裙', '裙子'],
  ['太陽眼鏡', '墨鏡', '太陽鏡'],
  ['項鏈', '頸鏈'],
  ['耳環', '耳飾', '耳釘'],
  ['戒指', '指環'],
  ['手鏈', '手鐲'],
  ['唇膏', '口紅'],
  ['冷衫', '毛衣', '針織衫', '針織'],
  ['褲', '褲子', '長褲'],
  ['高踭鞋', '高跟鞋'],
  ['樂福鞋', '便鞋'],
  ['背囊', '背包', '書包'],
  ['頸巾', '圍巾', '絲巾'],
  ['斜揹袋', '斜孭袋', '斜挎包', '斜揹包'],
  ['單肩袋', '肩袋', '肩背包', '單肩包'],
  ['香薰', '香氛'],
  ['啡色', '棕色', '咖啡色'],
  ['女裝', '女士', '女款'],
  ['男裝', '男士', '男款'],
  ['珠寶', '首飾', '飾物'],
  ['tee', 'tshirt'],
  ['sneakers', 'trainers'],
  ['handbag', 'bag', 'purse'],
  ['jumper', 'sweater', 'pullover', 'knitwear'],
  ['trousers', 'pants'],
  ['sunglasses', 'shades'],
  ['jewellery', 'jewelry'],
  ['perfume', 'fragrance', 'scent'],
  ['watch', 'timepiece'],
  ['heels', 'pumps'],
  ['grey', 'gray'],
  ['makeup', 'cosmetics'],
  ['lady', 'women', 'female'],
  ['men', 'male', 'gentleman'],
  ['backpack', 'rucksack'],
  ['scarf', 'shawl'],
  ['coat', 'overcoat'],
]

const byWord = new Map<string, string[]>()
for (const group of groups) {
  const words = group.map((word) => (isChinese(foldText(word)) ? foldText(word) : stem(runsOf(word).join(''))))
  for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), ...words.filter((other) => other !== word)])
}

/** Folded words that mean the same. A single character never widens a search: it stands in too many other words. */
export const synonymsOf = (word: string): string[] => (byWord.get(word) ?? []).filter((other) => other.length > 1)

/** Chinese words by which text is cut into pieces. */
export const synonymWords: string[] = [...byWord.keys()].filter((word) => isChinese(word) && word.length > 1)
