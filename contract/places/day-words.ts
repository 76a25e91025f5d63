import type { Language } from '../platform/language.ts'

/** How a language calls months and days of the week, from January and from Sunday, and what it says before a time. */
export const dayWords: Record<Language, DayWords> = {
  id: {
    months: named('Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'),
    shortMonths: named('Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'),
    weekdays: named('Minggu Senin Selasa Rabu Kamis Jumat Sabtu'),
    shortWeekdays: named('Min Sen Sel Rab Kam Jum Sab'),
    at: 'pukul',
  },
  my: {
    months: named('Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember'),
    shortMonths: named('Jan Feb Mac Apr Mei Jun Jul Ogo Sep Okt Nov Dis'),
    weekdays: named('Ahad Isnin Selasa Rabu Khamis Jumaat Sabtu'),
    shortWeekdays: named('Ahd Isn Sel Rab Kha Jum Sab'),
    at: 'pada',
  },
  sg: {
    months: named('January February March April May June July August September October November December'),
    shortMonths: named('Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'),
    weekdays: named('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
    shortWeekdays: named('Sun Mon Tue Wed Thu Fri Sat'),
    at: 'at',
  },
}

interface DayWords {
  months: readonly string[]
  shortMonths: readonly string[]
  weekdays: readonly string[]
  shortWeekdays: readonly string[]
  at: string
}

function named(names: string) {
  return names.split(' ')
}
