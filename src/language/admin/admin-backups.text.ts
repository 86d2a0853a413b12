import type { Texts } from '#language/texts.ts'

/** How far the database and its pictures are in safety. */
export const adminBackupsText = {
  title: { en: 'Backups', zh: '備份' },
  nowhere: {
    en: 'This shop is not backed up. Ask the person who runs the server to set where backups go; docs/OPERATING.md says how.',
    zh: '本店尚未備份。請負責伺服器的人員設定備份位置，做法載於docs/OPERATING.md。',
  },
  late: {
    en: 'The last backup of the database or of pictures is older than it should be. Ask the person who runs the server to look into it.',
    zh: '資料庫或圖片的最近一次備份已逾期，請負責伺服器的人員跟進。',
  },
  base: { en: 'Last full backup', zh: '最近一次完整備份' },
  wal: { en: 'Changes saved up to', zh: '變更已備份至' },
  files: { en: 'Pictures checked', zh: '圖片最近核對' },
  problem: { en: 'Last problem', zh: '最近的問題' },
  never: { en: 'not yet', zh: '尚未進行' },
} satisfies Texts
