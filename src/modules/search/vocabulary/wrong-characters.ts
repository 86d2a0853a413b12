import { foldText } from '#platform/text/chinese-folding.ts'

/** Characters that are typed for one another: they sound or look alike. Folded, they may stand for any other of their row. */
const rows = `
鏈 煉 練 連 | 褲 庫 | 鞋 孩 鮭 | 錶 標 裱 | 袋 代 帶 岱 | 帽 冒 | 裙 群 | 衫 杉 衬 | 鏡 境 竟 | 膏 糕 高 | 篋 夾 | 蠟 臘 | 巾 斤 | 戒 介 界
孭 揹 背 咩 預 | 恤 裇 血 | 呔 太 態 軚 | 燭 竹 | 妝 粧 裝 莊 | 髮 發 | 樽 尊 罇 遵 | 袖 柚 䄂 | 霜 箱 雙 | 膜 摸 莫 模 | 枱 抬 檯 台 臺 | 氈 毡
絲 司 私 | 褸 樓 婁 䄛 | 環 還 坏 圜 | 針 真 珍 | 珠 朱 | 鐲 濁 捉 | 鈪 扼 厄 軛 | 寶 保 | 墊 電 | 碟 疊 | 杯 盃 | 壺 壼 胡 | 瓶 甁 平 | 皂 造
香 鄉 | 薰 熏 燻 勳 | 皮 疲 | 披 批 坡 | 踭 爭 睜 蹭 | 跟 根 | 靴 鞾 | 涼 凉 良 | 波 菠 | 羽 雨 | 絨 戎 容 | 棉 綿 | 麻 痲 | 緞 鍛 段 | 鑽 攢
囊 襄 嚢 曩 | 扣 釦 鈕 紐 | 領 嶺 令 | 圍 為 | 披 被 | 唇 脣 | 眼 顏 | 睫 捷 | 粉 份 | 精 晶 | 華 花 | 潔 結 | 防 房 | 曬 晒 嗮 | 護 戶 互 | 梘 見 鹼
傘 散 | 遮 這 | 喼 急 | 箱 相 | 框 筐 匡 | 架 價 | 毯 氈 | 枕 忱 沈 | 被 備 | 筒 桶 同 | 匙 時 是 | 玉 肉 | 翡 非 | 瑪 馬 | 莉 麗 利 | 娃 蛙
樂 落 | 福 服 褔 | 便 變 | 牛 扭 | 短 斷 | 長 常 | 毛 無 | 冷 泠 | 衛 圍 胃 | 西 茜 | 裝 莊 | 乾 幹 | 濕 溼 濕 | 馬 碼 | 碼 馬 | 公 工 | 事 士
`
const others = new Map<string, Set<string>>()
for (const row of rows.split(/[|\n]/)) {
  const alike = row.trim().split(/\s+/).map(foldText)
  for (const character of alike) {
    const known = others.get(character) ?? new Set<string>()
    for (const other of alike) if (other !== character) known.add(other)
    others.set(character, known)
  }
}

/** What a folded character may have been typed for. */
export const mistakenFor = (character: string): Iterable<string> => others.get(character) ?? []
