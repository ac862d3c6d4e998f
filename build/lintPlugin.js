/** Rules of our own, for both linters. */

/**
 * What stands nowhere, given as selectors: `no-restricted-syntax`, which Oxlint lacks.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
const noSuchSyntax = {
  // Options as they come, without a schema.
  meta: { schema: false },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [
        selector,
        (/** @type {import('eslint').Rule.Node} */ node) => context.report({ node, message }),
      ]),
    ),
};

const DISABLING = /^\s*(?:eslint|oxlint)-disable/;
const REASON = /\s-{2,}\s+\S/;

/**
 * Whoever switches a rule off says why, behind two dashes.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
const reasonForDisabling = {
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const { value, loc } of sourceCode.getAllComments()) {
        if (!loc || !DISABLING.test(value) || REASON.test(value)) continue;
        report({ loc, message: 'Say behind `--` why the rule does not hold here.' });
      }
    },
  }),
};

// eslint-disable-next-line import/no-default-export -- Both linters take a plugin in this form.
export default {
  meta: { name: 'house' },
  rules: { 'no-such-syntax': noSuchSyntax, 'reason-for-disabling': reasonForDisabling },
};
