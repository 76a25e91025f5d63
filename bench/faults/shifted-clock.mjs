// Loaded before the server by the bench alone: the clock of this process is off, the one of the database is not.
const shift_ms = Number(process.env.CLOCK_SHIFT_MS)
const TrueDate = Date

globalThis.Date = class extends TrueDate {
  constructor(...given) {
    if (given.length === 0) super(TrueDate.now() + shift_ms)
    else super(...given)
  }

  static now() {
    return TrueDate.now() + shift_ms
  }
}
