const BETA_1 = 0.9;
const BETA_2 = 0.999;
const EPSILON = 1e-8;

/** Adaptive moment estimation (D. Kingma and J. Ba, "Adam: A Method for Stochastic Optimization", 2015). */
export class Adam {
  readonly #mean: Float32Array;
  readonly #square: Float32Array;
  #steps = 0;

  constructor(count: number) {
    this.#mean = new Float32Array(count);
    this.#square = new Float32Array(count);
  }

  /** Moves the weights against a gradient. @param share what the gradient is multiplied by. */
  step(weights: Float32Array, gradient: Float32Array, share: number, rate: number): void {
    const [mean, square] = [this.#mean, this.#square];
    this.#steps++;
    const size = (rate * Math.sqrt(1 - BETA_2 ** this.#steps)) / (1 - BETA_1 ** this.#steps);
    for (let i = 0; i < weights.length; i++) {
      const slope = gradient[i]! * share;
      mean[i] = BETA_1 * mean[i]! + (1 - BETA_1) * slope;
      square[i] = BETA_2 * square[i]! + (1 - BETA_2) * slope * slope;
      weights[i]! -= (size * mean[i]!) / (Math.sqrt(square[i]!) + EPSILON);
    }
  }
}
