import { playScenarios } from './scenarios.js';

playScenarios(0, 2);
