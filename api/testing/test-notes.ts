// What a test leaves in its database, noted for the rules over a whole run before the database goes.
import { openDatabase } from '../platform/database.ts'
import { noteCodes } from './test-codes.ts'
import { noteLetters } from './test-letters.ts'

export async function noteForRun(url: string) {
  const { STATEMENTS_FOLDER: folder } = process.env
  if (!folder) return
  const { db, close } = openDatabase(url, 1)
  try {
    await noteLetters(db, folder)
    await noteCodes(db, folder)
  } finally {
    await close()
  }
}
