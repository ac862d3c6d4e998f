import type { JointMessages } from '../messages/joints.ts';

export const joints: JointMessages['joints'] = {
  sentences: (sentences) => sentences.join(''),
  list: (parts) => parts.join('、'),
  sentence: (words) => `${words}。`,
  said: (who, what) => `${who}：${what}`,
};
