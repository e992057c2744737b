/** Why a line is not taken, in a sentence for the person. */
export class Refusal {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}
