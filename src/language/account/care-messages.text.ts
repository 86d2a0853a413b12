/** What is told about a care appointment, in the inbox and by mail. Plain text; both languages are written, not translated. */
export const careMessages = {
  booked: {
    en: {
      title: 'Your care appointment: {day}, {hours}',
      text: 'Please bring {pieces} to our {place}. You can move or cancel the appointment until the day before.',
    },
    zh: { title: '護理服務預約：{day} {hours}', text: '請攜同{pieces}前往{place}。您可於前一日或之前更改或取消預約。' },
  },
  moved: {
    en: {
      title: 'Your care appointment has changed: {day}, {hours}',
      text: 'Please bring {pieces} to our {place}. You can move or cancel the appointment until the day before.',
    },
    zh: { title: '護理服務預約已更改：{day} {hours}', text: '請攜同{pieces}前往{place}。您可於前一日或之前更改或取消預約。' },
  },
  reminder: {
    en: {
      title: 'Tomorrow: your care appointment, {hours}',
      text: 'We expect {pieces} at our {place} on {day}, {hours}.',
    },
    zh: { title: '明日護理服務預約：{hours}', text: '請於{day} {hours}攜同{pieces}前往{place}。' },
  },
  cancelled: {
    en: {
      title: 'We had to cancel your care appointment on {day}',
      text: 'We are sorry. Please choose another day for {pieces}; the service of this year is still yours.',
    },
    zh: { title: '{day}的護理服務預約已取消', text: '謹此致歉。請為{pieces}另選日期，本年度的護理服務仍然有效。' },
  },
  ended: {
    en: {
      title: 'Your care appointment on {day} is cancelled',
      text: 'The certificate of {pieces} is no longer in force, and the care service has ended with it. You need not come.',
    },
    zh: { title: '{day}的護理服務預約已取消', text: '{pieces}的鑑定證書已失效，護理服務亦隨之終止，毋須前來。' },
  },
} as const
