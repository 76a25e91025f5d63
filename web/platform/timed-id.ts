/** An id that begins with the moment at which it was made, by the clock of the device: those of one day lie side by side. */
export function newTimedId() {
  const moment = Date.now().toString(16).padStart(12, '0')
  // The version of such ids is 7; what follows it is as random as in any other.
  return `${moment.slice(0, 8)}-${moment.slice(8)}-7${crypto.randomUUID().slice(15)}`
}
