// ZZH02LIB
window.quarto = {};
