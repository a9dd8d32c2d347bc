import { playScenarios } from './scenarios.js';

playScenarios(1, 2);
